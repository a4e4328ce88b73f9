import type { Candidate, CandidateCard, Election, ElectionEntry, ElectionResult, LocaleCode, LoggedChange, Party } from '@plenara/contract'
import { DomainError, isOfProfile, sortElections } from '@plenara/domain'
import {
  type CandidateContext,
  presentCandidate,
  presentCard,
  presentChange,
  presentElection,
  presentParty,
} from '../presenters/election.ts'
import { presentResult } from '../presenters/election-result.ts'
import { languageOf } from '../presenters/texts.ts'
import type { Catalogue, UserStore } from '../store.ts'
import { candidateOf, type ElectionData, loadElection } from './election-data.ts'
import { loadUser } from './user.ts'

/** Throws `election_not_found`. */
export async function getElection(catalogue: Catalogue, electionId: number, lang?: LocaleCode): Promise<Election> {
  const { elections } = await catalogue.common()
  const election = elections.find(({ id }) => id === electionId)
  if (!election) throw new DomainError('election_not_found')
  return presentElection(election, elections, languageOf(lang))
}

/** The elections of the user's canton and constituency, without those by constituency while that is open, of all levels and years: newest day first, then executive first, then by seats. */
export async function getUserElections(
  { catalogue, users }: { catalogue: Catalogue; users: UserStore },
  userId: number,
  lang?: LocaleCode,
): Promise<Election[]> {
  const [{ elections }, own] = await Promise.all([catalogue.common(), electionsOfUser({ catalogue, users }, userId, [])])
  return own.map((election) => presentElection(election, elections, languageOf(lang)))
}

/** The elections of the user's place and those of these ids, the newest day first. Throws `not_found`. */
export async function electionsOfUser(
  { catalogue, users }: { catalogue: Catalogue; users: UserStore },
  userId: number,
  others: readonly number[],
): Promise<ElectionEntry[]> {
  const [{ elections }, user] = await Promise.all([catalogue.common(), loadUser(users, userId)])
  const isOwn = ({ cantonId, constituencyId }: ElectionEntry) =>
    cantonId === user.cantonId && (constituencyId === null || (constituencyId === user.constituencyId && !user.constituencyOpen))
  const own = elections.filter((election) => isOwn(election) || others.includes(election.id))
  return sortElections(own).sort((a, b) => b.electionDate.localeCompare(a.electionDate))
}

/** All elections of a canton, in the order of `getUserElections`. Throws `canton_not_found`. */
export async function getCantonElections(catalogue: Catalogue, cantonId: number, lang?: LocaleCode): Promise<Election[]> {
  const { cantons, elections } = await catalogue.common()
  if (!cantons.some(({ id }) => id === cantonId)) throw new DomainError('canton_not_found')
  const own = elections.filter((election) => election.cantonId === cantonId)
  const sorted = sortElections(own).sort((a, b) => b.electionDate.localeCompare(a.electionDate))
  return sorted.map((election) => presentElection(election, elections, languageOf(lang)))
}

/** The real parties first; invented ones stay for the elections in which they stand, and say so. */
export async function getParties(catalogue: Catalogue, lang?: LocaleCode): Promise<Party[]> {
  const { parties } = await catalogue.common()
  const invented = parties.filter(({ fictional }) => fictional)
  return [...parties.filter(({ fictional }) => !fictional), ...invented].map((party) => presentParty(party, languageOf(lang)))
}

/** In the order of their ids. `card`: the lean records. Throws `election_not_found`. */
export async function getCandidates(
  catalogue: Catalogue,
  electionId: number,
  { lang, view }: { lang?: LocaleCode | undefined; view?: 'card' | 'full' | undefined },
): Promise<(Candidate | CandidateCard)[]> {
  const election = await loadElection(catalogue, electionId)
  const context = contextOf(election, lang)
  const present = view === 'card' ? presentCard : presentCandidate
  return election.snapshot.candidates.map((candidate) => present(candidate, context))
}

/** Throws `election_not_found`, `candidate_not_found`. */
export async function getCandidate(
  catalogue: Catalogue,
  { eid, cid }: { eid: number; cid: number },
  lang?: LocaleCode,
): Promise<Candidate> {
  const election = await loadElection(catalogue, eid)
  return presentCandidate(candidateOf(election, cid), contextOf(election, lang))
}

/**
 * What a candidate changed after voters came, the newest first; of questions that are asked today, and of the person. Throws `election_not_found`,
 * `candidate_not_found`.
 */
export async function getStatementChanges(
  catalogue: Catalogue,
  { eid, cid }: { eid: number; cid: number },
  lang?: LocaleCode,
): Promise<LoggedChange[]> {
  const election = await loadElection(catalogue, eid)
  const changes = (await catalogue.statementChanges?.(candidateOf(election, cid).id)) ?? []
  const asked = new Set(election.snapshot.questions.map(({ id }) => String(id)))
  const isShown = (field: string) => isOfProfile(field) || asked.has(field.split('/')[1] ?? '')
  return changes.flatMap((change) => (isShown(change.field) ? [presentChange(change, languageOf(lang))] : []))
}

/** Who was elected. Throws `election_not_found`, and `not_found` before results are public. */
export async function getElectionResult(catalogue: Catalogue, electionId: number): Promise<ElectionResult> {
  const { snapshot } = await loadElection(catalogue, electionId)
  const result = snapshot.election.resultsPublic ? presentResult(snapshot) : null
  if (result === null) throw new DomainError('not_found')
  return result
}

function contextOf({ snapshot }: ElectionData, lang: LocaleCode | undefined): CandidateContext {
  const listNumbers = new Map(snapshot.lists.map(({ id, number }) => [id, number]))
  return { electionId: snapshot.election.id, listNumbers, language: languageOf(lang) }
}
