import type { CandidateCard, Election, OfficialList } from '@plenara/contract'
import {
  type Ballot,
  type BallotContest,
  type BallotEvaluation,
  type BallotRules,
  ballotOfList,
  completeRules,
  evaluateBallot,
  prepareContest,
} from '@plenara/domain/ballot'
import { useMemo } from 'react'
import type { ElectionLists } from '../api.ts'
import type { Draft } from './draft-history.ts'

/** A draft as the counting office would evaluate it. */
export interface DraftEvaluation {
  readonly rules: BallotRules
  readonly ballot: Ballot
  readonly evaluation: BallotEvaluation
}

/** The contest against which ballots of an election are evaluated. */
export function contestOf(
  people: Iterable<Pick<CandidateCard, 'id' | 'listId' | 'standing'>>,
  lists: readonly Pick<OfficialList, 'id'>[],
): BallotContest {
  const candidates = [...people]
  const idsOf = (standing: CandidateCard['standing']) =>
    candidates.flatMap((candidate) => (candidate.standing === standing ? [candidate.id] : []))
  return prepareContest({
    candidates,
    lists: lists.map(({ id }) => ({ id, family: null, region: null, isParent: false })),
    annulledIds: idsOf('annulled'),
    deceasedIds: idsOf('deceased'),
  })
}

/** Evaluates the ballot of a draft. */
export function evaluateDraft(
  draft: Draft,
  { election, official, contest }: { election: Election; official: readonly OfficialList[]; contest: BallotContest },
): DraftEvaluation {
  const rules = completeRules(election)
  const printed = official.find(({ id }) => id === draft.officialListId) ?? null
  const ballot = ballotOfList({ candidates: draft.candidates, official: printed, headingId: draft.headingId })
  return { rules, ballot, evaluation: evaluateBallot(ballot, rules, contest) }
}

export function useDraftEvaluation(draft: Draft, election: Election, { candidates, official }: ElectionLists): DraftEvaluation {
  const contest = useMemo(() => contestOf(candidates.values(), official), [candidates, official])
  return useMemo(() => evaluateDraft(draft, { election, official, contest }), [draft, election, official, contest])
}
