import type { Candidate, CandidateCard, Election, ElectionResult, LocaleCode, Party } from '@plenara/contract'
import { DomainError, sortElections } from '@plenara/domain'
import { type CandidateContext, presentCandidate, presentCard, presentElection, presentParty } from '../presenters/election.ts'
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
  return presentElection(election, languageOf(lang))
}

/** The elections of the user's canton and constituency, of all levels and years: newest day first, then executive first, then by seats. */
export async function getUserElections(
  { catalogue, users }: { catalogue: Catalogue; users: UserStore },
  userId: number,
  lang?: LocaleCode,
): Promise<Election[]> {
  const [{ elections }, user] = await Promise.all([catalogue.common(), loadUser(users, userId)])
  const own = elections.filter(
    ({ cantonId, constituencyId }) => cantonId === user.cantonId && (constituencyId === null || constituencyId === user.constituencyId),
  )
  const sorted = sortElections(own).sort((a, b) => b.electionDate.localeCompare(a.electionDate))
  return sorted.map((election) => presentElection(election, languageOf(lang)))
}

export async function getParties(catalogue: Catalogue, lang?: LocaleCode): Promise<Party[]> {
  const { parties } = await catalogue.common()
  return parties.map((party) => presentParty(party, languageOf(lang)))
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
