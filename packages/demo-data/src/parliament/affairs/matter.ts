import type { Text4 } from '../../language.ts'

/** A bill of the Federal Council, or what members hand in: ParlG Art. 71, 107, 120, 123. */
export type MatterKind = 'bill' | 'motion' | 'postulate' | 'initiative'

/** What the parliament deals with: a question of the questionnaire, whose axes and arguments are those of the affair. */
export interface Matter {
  /** The key of the question. */
  readonly question: string
  readonly kind: MatterKind
  readonly title: Text4
  /** What it wants, in one or two sentences. */
  readonly aim: Text4
}
