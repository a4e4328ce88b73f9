import type { CandidateRecord, CantonCode, ContentLanguage, CouncillorRecord, ElectionBundle, PeopleVoteRecord } from '@plenara/contract'
import { CANTONS } from '../../cantons.ts'
import { PARTIES } from '../../parties.ts'
import type { Random } from '../../random.ts'
import { COUNCIL_OF_STATES, NATIONAL_COUNCIL, parliamentKey } from '../councils.ts'
import { factsOf } from '../people/member.ts'
import type { HeldVote } from '../votes/parliament-votes.ts'
import { NO_PARTY, namedAs, type Office, type Somebody } from './story.ts'

/** What the news report on. */
export interface NewsSource {
  readonly seed: string
  readonly held: readonly HeldVote[]
  readonly peopleVotes: readonly PeopleVoteRecord[]
  /** Members of the federal chambers in office, the government, and everybody in the councils of cantons. */
  readonly members: readonly CouncillorRecord[]
  readonly government: readonly CouncillorRecord[]
  readonly local: readonly CouncillorRecord[]
  readonly elections: readonly ElectionBundle[]
}

/** Somebody as an article names them. */
export interface Named {
  readonly who: string
  readonly party: string
  readonly canton: string
}

interface Subject extends Somebody {
  readonly cantonCode: CantonCode | null
  readonly partyKey: string | null
}

export function named(language: ContentLanguage, office: Office, subject: Subject): Named {
  const tree = PARTIES.find(({ key }) => key.slice(key.indexOf('/')) === subject.partyKey?.slice(subject.partyKey.lastIndexOf('/')))?.tree
  const canton = subject.cantonCode === null ? '' : factsOf(subject.cantonCode).name[language]
  return { who: namedAs(language, office, subject), party: tree?.[language] ?? NO_PARTY[language], canton }
}

export function councillorNamed(language: ContentLanguage, councillor: CouncillorRecord): Named {
  return named(language, officeOf(councillor), councillor)
}

function officeOf({ councilKey }: CouncillorRecord): Office {
  if (councilKey === NATIONAL_COUNCIL) return 'national-council'
  if (councilKey === COUNCIL_OF_STATES) return 'council-of-states'
  return councilKey === parliamentKey('BS') ? 'grand-council' : 'federal-council'
}

/** Somebody of the region in which a language is read. */
export function ofRegion<T extends { readonly cantonCode: CantonCode | null }>(
  random: Random,
  language: ContentLanguage,
  people: readonly T[],
): T {
  const cantons = new Set<CantonCode | null>(CANTONS.filter(({ regions }) => (regions[language] ?? 0) > 0.15).map(({ code }) => code))
  const own = people.filter(({ cantonCode }) => cantons.has(cantonCode))
  return random.pick(own.length > 1 ? own : people)
}

/** A candidate for the coming National Council with the canton of the election. */
export function candidatesOf(elections: readonly ElectionBundle[]): (CandidateRecord & { readonly cantonCode: CantonCode })[] {
  const coming = elections.filter(({ election, result }) => election.council === 'national-council' && result === null)
  return coming.flatMap(({ election, candidates }) => candidates.map((candidate) => ({ ...candidate, cantonCode: election.cantonCode })))
}
