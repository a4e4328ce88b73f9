import type { VoteCard } from '@plenara/contract'
import { shareAndRest } from '@plenara/domain/text-and-time'

type Result = Pick<VoteCard, 'kind' | 'date' | 'totals' | 'yesPercent' | 'accepted'>

/** Catalogue ids of the result of a vote: the verdict, if it is known, and the numbers. */
export interface ResultText {
  readonly verdict: 'votes.accepted' | 'votes.rejected' | null
  readonly numbers: { readonly id: string; readonly values: Readonly<Record<string, number>> }
}

/** The result of a vote, the verdict first; `today` is the day in Zürich. */
export function resultText(vote: Result, today: string): ResultText {
  if (vote.totals) return parliamentText(vote.totals, vote.accepted)
  if (vote.yesPercent !== null) return peopleText(vote.yesPercent, vote)
  if (vote.kind !== null && vote.date >= today) return { verdict: null, numbers: { id: 'votes.upcoming', values: {} } }
  const verdict = verdictOf(vote.accepted)
  return { verdict, numbers: { id: verdict ? 'votes.noNumbers' : 'votes.noResult', values: {} } }
}

/** Yes and no of the bar; null without numbers. */
export function sharesOf({ totals, yesPercent }: Pick<Result, 'totals' | 'yesPercent'>) {
  if (totals) return { yes: totals.yes, no: totals.no, abstain: totals.abstain }
  return yesPercent === null ? null : { yes: yesPercent, no: 100 - yesPercent }
}

/** The larger number first, as usual in parliaments. With a qualified majority this order would mislead. */
function parliamentText({ yes, no }: NonNullable<VoteCard['totals']>, accepted: boolean | null): ResultText {
  const verdict = verdictOf(accepted)
  if (verdict === null) return { verdict, numbers: { id: 'votes.counts', values: { yes, no } } }
  if (yes === no || accepted !== yes > no) return { verdict, numbers: { id: 'votes.verdictCounts', values: { yes, no } } }
  return { verdict, numbers: { id: 'votes.majority', values: { more: Math.max(yes, no), less: Math.min(yes, no) } } }
}

function peopleText(yes: number, { kind, accepted }: Pick<Result, 'kind' | 'accepted'>): ResultText {
  const [share, rest] = shareAndRest(yes)
  if (kind === 'tie-break') return { verdict: null, numbers: { id: 'votes.tieBreak', values: { initiative: share, counter: rest } } }
  const verdict = verdictOf(accepted)
  return { verdict, numbers: { id: verdict ? 'votes.yesPercent' : 'votes.yesShare', values: { yes: share } } }
}

function verdictOf(accepted: boolean | null): ResultText['verdict'] {
  if (accepted === null) return null
  return accepted ? 'votes.accepted' : 'votes.rejected'
}
