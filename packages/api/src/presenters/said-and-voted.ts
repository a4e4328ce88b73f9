import {
  type LocalizedText,
  type QuestionSnapshot,
  SAID_AND_VOTED_OUTCOMES,
  type SaidAndVoted,
  type SaidAndVotedEntry,
  type VoteSnapshot,
} from '@plenara/contract'
import type { DatedAnswer } from '@plenara/domain'
import type { ParliamentContext } from './councillor.ts'
import { createTextReader } from './texts.ts'
import { presentVoteCard } from './vote.ts'

/** An answer that somebody gave as a candidate. */
export interface CandidateAnswer extends DatedAnswer {
  readonly electionId: number
  readonly candidateId: number
  readonly question: QuestionSnapshot
  readonly comment: LocalizedText
}

/** A candidate's answer beside how the same person voted on it as a councillor. */
export interface ComparedAnswer extends Pick<SaidAndVotedEntry, 'yesMeans' | 'outcome' | 'decision'> {
  readonly said: CandidateAnswer
  readonly vote: VoteSnapshot & { readonly isPeoples: false }
}

/** What was said beside what was voted, with how many entries have which outcome. */
export function presentSaidAndVoted(
  { entries, ...person }: Pick<SaidAndVoted, 'councillorId' | 'isLinked'> & { readonly entries: readonly ComparedAnswer[] },
  context: ParliamentContext,
): SaidAndVoted {
  const countOf = (outcome: SaidAndVotedEntry['outcome']) => entries.filter((entry) => entry.outcome === outcome).length
  const counts = Object.fromEntries(SAID_AND_VOTED_OUTCOMES.map((outcome) => [outcome, countOf(outcome)])) as SaidAndVoted['counts']
  return { ...person, counts, entries: entries.map((entry) => presentEntry(entry, context)) }
}

function presentEntry({ said, vote, decision, yesMeans, outcome }: ComparedAnswer, context: ParliamentContext): SaidAndVotedEntry {
  const { electionId, electionDate, candidateId, question, value, comment } = said
  const texts = createTextReader(context.language)
  return {
    electionId,
    electionDate,
    candidateId,
    question: { id: question.id, type: question.type, text: texts.required('question', question.text) },
    answer: value,
    comment: texts.optional('comment', comment),
    vote: presentVoteCard(vote, context),
    meaningYes: texts.optional('meaningYes', vote.record.meaningYes),
    meaningNo: texts.optional('meaningNo', vote.record.meaningNo),
    decision,
    yesMeans,
    outcome,
    ...texts.fallback(),
  }
}
