import type { ExplanationRecord, VoteSnapshot, VotingDayProposal } from '@plenara/contract'
import type { ParliamentContext } from './councillor.ts'
import { firstSentence } from './first-sentence.ts'
import { explanationsIn, presentQuestion, presentVoteCard } from './vote.ts'

export interface DayProposal {
  readonly vote: VoteSnapshot & { readonly isPeoples: true }
  readonly explanations: readonly ExplanationRecord[]
  readonly similar: readonly VoteSnapshot[]
}

/** A question of a voting day. */
export function presentProposal({ vote, explanations, similar }: DayProposal, context: ParliamentContext): VotingDayProposal {
  return {
    ...presentVoteCard(vote, context),
    summary: summaryOf(explanations, context),
    ...presentQuestion(vote),
    similar: similar.map((earlier) => presentVoteCard(earlier, context)),
  }
}

/** The first sentence, below a heading, of what an official explanation says in brief. */
function summaryOf(explanations: readonly ExplanationRecord[], { language: wanted }: ParliamentContext): VotingDayProposal['summary'] {
  for (const { sections, language } of explanationsIn(explanations, wanted)) {
    const blocks = sections.find(({ kind }) => kind === 'brief')?.blocks ?? []
    for (const block of blocks) {
      const text = firstSentence(block, language)
      if (text !== null) return { text, language }
    }
  }
  return null
}
