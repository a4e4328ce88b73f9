import type { ContentLanguage, CouncilPosition, ExplanationRecord, ExplanationSection, FederalVoteKind } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import texts from '../../../data/people-votes/explanations.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import { filledIn, type Text4 } from '../../language.ts'
import type { Proposal } from './proposal.ts'

type Kind = Exclude<ExplanationSection['kind'], 'other'>

interface Texts {
  readonly headings: Readonly<Record<Kind, Text4>>
  /** What happens with a yes, by the rules for each kind (BV Art. 139-142, 195). */
  readonly consequences: Readonly<Record<FederalVoteKind, Text4>>
  /** How the councils voted at the end. */
  readonly debate: Text4
  readonly advice: Readonly<Record<'yes' | 'no' | 'counter-proposal', Text4>>
}

const TEXTS = dataOf<Texts>(texts)

/** The explanations of a people's vote in four languages; for and against stand side by side at the same length. */
export function explanationsOf(peopleVoteKey: string, proposal: Proposal, positions: readonly CouncilPosition[]): ExplanationRecord[] {
  return CONTENT_LANGUAGES.map((language) => ({
    ...{ peopleVoteKey, source: 'booklet', language, title: proposal.title[language], url: null },
    sections: sectionsOf(proposal, positions, language),
  }))
}

function sectionsOf(proposal: Proposal, positions: readonly CouncilPosition[], language: ContentLanguage): ExplanationSection[] {
  const section = (kind: Kind, texts: readonly string[]): ExplanationSection => ({
    kind,
    title: TEXTS.headings[kind][language],
    blocks: texts.map((text) => `<p>${text}</p>`),
  })
  const debate = debateOf(positions, language)
  return [
    section('brief', [proposal.brief[language]]),
    section('detail', [TEXTS.consequences[proposal.kind][language]]),
    ...(debate.length > 0 ? [section('debate', debate)] : []),
    section('arguments-yes', [proposal.pro[language]]),
    section('arguments-no', [proposal.contra[language]]),
  ]
}

function debateOf(positions: readonly CouncilPosition[], language: ContentLanguage): string[] {
  const of = (council: CouncilPosition['council']) => positions.find((position) => position.council === council)
  const [government, national, states] = [of('federal-council'), of('national-council'), of('council-of-states')]
  const advice = government?.recommendation
  const said = advice === 'yes' || advice === 'no' || advice === 'counter-proposal' ? [TEXTS.advice[advice][language]] : []
  if (!national || !states) return said
  const counts = { nationalYes: national.yes ?? 0, nationalNo: national.no ?? 0, statesYes: states.yes ?? 0, statesNo: states.no ?? 0 }
  return [filledIn(language, TEXTS.debate[language], counts), ...said]
}
