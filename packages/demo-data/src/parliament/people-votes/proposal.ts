import type { FederalVoteKind } from '@plenara/contract'
import texts from '../../../data/people-votes/titles.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import { filled, type Text4 } from '../../language.ts'
import type { Topic } from '../../questions/topic.ts'

/** What the people are asked. */
export interface Proposal {
  readonly key: string
  readonly kind: FederalVoteKind
  readonly date: string
  /** The whole title, and the one for lists. */
  readonly title: Text4
  readonly shortTitle: Text4
  /** A policy area of Swissvotes. */
  readonly area: string
  readonly axes: Topic['axes']
  /** About the share of yes, 0 to 1; of a tie-break question the share of the initiative. */
  readonly yes: number
  /** What it is about. */
  readonly brief: Text4
  readonly pro: Text4
  readonly contra: Text4
  /** Whether Federal Council and parliament are for it. */
  readonly isRecommended: boolean
}

/** A proposal as it is told: its title follows from its name. */
export interface ToldProposal extends Omit<Proposal, 'kind' | 'title' | 'shortTitle' | 'isRecommended'> {
  readonly name: Text4
}

/** The titles by kind with the name in them, and what a tie-break question is about. */
export const TITLES = dataOf<Readonly<Record<keyof typeof texts, Text4>>>(texts)

/** A proposal with its title. Federal Council and parliament are against initiatives, and for what the parliament has decided itself. */
export function proposalOf(kind: Exclude<FederalVoteKind, 'tie-break'>, { name, ...told }: ToldProposal): Proposal {
  return { ...told, kind, title: titleOf(kind, name), shortTitle: name, isRecommended: kind !== 'initiative' }
}

function titleOf(kind: FederalVoteKind, name: Text4): Text4 {
  if (kind === 'optional-referendum') return name
  return filled(kind === 'initiative' ? TITLES.initiative : TITLES.decree, { name })
}
