import type { ModerationReason } from '@plenara/contract'
import type { ColumnType, Generated } from 'kysely'

/** What an operator decided on one field of a statement, in one language. It stays when the statement is withdrawn, for the public log. */
export interface ModerationDecisionTable {
  decisionId: Generated<number>
  candidacyId: number
  candidateId: number
  electionId: number
  /** As in `text/motto/de`. */
  field: string
  /** `hold`: voters do not see it; `return`: they do, and its person is to change it; `keep`: it stays as it is. */
  kind: 'hold' | 'return' | 'keep'
  /** Null where it was kept, and where it is held back until somebody looks at it after a restore. */
  reason: ModerationReason | null
  /** The number of the statement that was looked at; 0: it said nothing of the field, and what stands in the public log is held back. */
  revision: number
  /** Of what the field said in it, see `digestOf`. */
  sha256: Buffer
  decidedAt: Date
  /** Of a hold: since when what the field says is shown again, but for `withheld`. */
  releasedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Digests of what stays back of the field, whatever else it says. */
  withheld: ColumnType<Buffer[], Buffer[] | undefined, Buffer[]>
  /** Whether a publication has shown voters what was decided. */
  applied: Generated<boolean>
}

/** What a person objected to a decision. */
export interface AppealTable {
  decisionId: number
  candidacyId: number
  text: string
  at: Date
  /** When an operator decided again. */
  answeredAt: Date | null
}

/** How often readers reported a part of a statement for a reason. */
export interface ReaderReportTable {
  candidateId: number
  /** As in `text/motto`: in whatever language. */
  part: string
  reason: ModerationReason
  electionId: number
  total: number
  /** Those that nobody has looked at. */
  waiting: number
  /** The first of them; null where none waits. */
  waitingSince: Date | null
}
