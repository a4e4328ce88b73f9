import type { YES_MEANINGS } from './parliament-constants.ts'

export type YesMeaning = (typeof YES_MEANINGS)[number]

/** That a question of a questionnaire asks what a vote decided. People have read both texts and said so; it is never guessed. */
export interface QuestionVoteRecord {
  /** Keys of questions are unique within their questionnaire only. */
  readonly questionnaireKey: string
  readonly questionKey: string
  readonly voteKey: string
  /** `none` takes an earlier answer back: the two cannot be compared. */
  readonly yesMeans: YesMeaning | 'none'
  /** Who read both, and the day. */
  readonly reviewedBy: string
  readonly reviewedOn: string
}
