import type { Generated } from 'kysely'

/** Mails to many of a contest, at a bounded pace. */
export interface WaveTable {
  waveId: Generated<number>
  contestId: number
  /** So many days before the end of changes it reminds; null: it invites. */
  reminderDays: number | null
  state: 'prepared' | 'sending' | 'paused'
  createdAt: Date
}

/** Whom a wave is for. */
export interface WaveMemberTable {
  waveId: number
  candidacyId: number
  /** When the mail was queued, or was found to be of no use by then; null: not yet. */
  doneAt: Date | null
  /** Null where there was none to be sent. */
  mailId: Buffer | null
}

/** By which the reader of a reminder stops further ones. */
export interface ReminderCodeTable {
  /** Of the code that the mail carries. */
  hash: Buffer
  candidacyId: number
  expiresAt: Date
}
