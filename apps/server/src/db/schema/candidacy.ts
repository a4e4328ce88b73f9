import type { InterfaceLanguage, StatementContent } from '@plenara/contract'
import type { FieldValue, PreparedFields } from '@plenara/domain'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { DeliveryOutcome, MailKind } from './mail.ts'

/** A person at the desk: who stands for election. Nothing joins them with a voter's account. */
export interface ActorTable {
  /** Random, 48 bits. */
  actorId: number
  language: InterfaceLanguage
  createdAt: Date
  activeAt: Date
  /** Random, 32 bytes: what authenticators know of the account; null before the first passkey. */
  passkeyHandle: ColumnType<Buffer | null, Buffer | null | undefined, Buffer>
}

export interface ActorEmailTable {
  emailNorm: string
  actorId: number
  email: string
  confirmedAt: Date
}

export interface ActorPasswordTable {
  actorId: number
  passwordHash: string
  changedAt: Date
}

export interface ActorSessionTable {
  tokenHash: Buffer
  actorId: number
  createdAt: Date
  usedAt: Date
  /** When its owner proved again, by password or passkey, that it is they who hold the session; null: not since it was opened. */
  provedAt: ColumnType<Date | null, Date | null | undefined, Date>
}

/** The code of a mail that sets a new password. */
export interface ActorResetTable {
  hash: Buffer
  actorId: number
  createdAt: Date
  expiresAt: Date
}

/** A change of the address of an account, until the former one can no longer stop it. */
export interface AddressChangeTable {
  actorId: number
  /** The new one. */
  email: string
  formerEmail: string
  formerEmailNorm: string
  askedAt: Date
  /** When the link to the new address was opened: it counts from then on. */
  confirmedAt: Date | null
}

/** The code of a mail that confirms or stops a change of the address. */
export interface AddressCodeTable {
  hash: Buffer
  actorId: number
  purpose: 'confirm' | 'stop'
}

/** Somebody of the official lists who was invited to answer. */
export interface CandidacyTable {
  /** Random, 48 bits. */
  candidacyId: number
  electionId: number
  candidateId: number
  /** Who has taken up the invitation; null: nobody yet. */
  actorId: number | null
  /** In which mails are written. */
  language: InterfaceLanguage
  /** How the person is reached, sealed under the outer key; null where whoever was reached said not to be meant, or mails came back. */
  contact: Buffer | null
  /** What a letter to the person needs, sealed under the outer key; null where nobody told it, and once the candidacy is taken up. */
  addressee: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** When somebody who got a mail said last not to be meant. */
  notMeAt: Generated<Date | null>
  /** When a mail to the address came back late. */
  bouncedAt: Generated<Date | null>
  /** Submitted statements up to this number are not newly published: they came before the former address stopped a change of the address. */
  withheldRevision: Generated<number | null>
  /** When the person stopped reminders. */
  remindersStoppedAt: Generated<Date | null>
  /** When the person withdrew; no invitation of many goes to them any more. */
  withdrawnAt: Generated<Date | null>
  /** When a secretariat reminded the person last. */
  teamRemindedAt: Generated<Date | null>
  createdAt: Date
}

/** The open invitation of a candidacy; it goes when it is taken up. */
export interface InvitationTable {
  /** Of the code that the mail carries. */
  hash: Buffer
  candidacyId: number
  createdAt: Date
  expiresAt: Date
  /** Where it went, sealed, where that is not the address of the candidacy: whoever holds a letter has typed it. */
  contact: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
}

/** One row: under which key codes of letters are stored. */
export interface LetterKeyTable {
  id: number
  /** Random, sealed under the outer key. */
  sealed: Buffer
}

/** The code of the letter that was printed last for a candidacy; it goes when the candidacy is taken up. */
export interface LetterCodeTable {
  candidacyId: number
  /** HMAC-SHA-256 under the key of letters. */
  hash: Buffer
  printedAt: Date
  expiresAt: Date
  /** How often another date of birth was said with it. */
  wrongDates: Generated<number>
}

/** What became of a mail to somebody at the desk: of a candidacy, or of an account. */
export interface DeliveryTable {
  mailId: Buffer
  candidacyId: number | null
  actorId: number | null
  kind: MailKind
  queuedAt: Date
  /** Null: it waits. `dropped`: nobody wanted it any more, or no server took it in time. */
  outcome: DeliveryOutcome | null
  /** The reply code of who refused it for good, 500 to 599. */
  smtpCode: number | null
  doneAt: Date | null
}

/** By which the reader of a mail says not to be meant. */
export interface NotMeCodeTable {
  /** Of the code that the mail carries. */
  hash: Buffer
  candidacyId: number | null
  actorId: number | null
  expiresAt: Date
}

/** Answers by the id of the question; null is "no reply". */
export type StatementAnswers = Readonly<Record<string, number | null>>

/** Empty where nothing is said. */
type ContentColumn = ColumnType<StatementContent, string | undefined, string>

/** What somebody who stands has decided so far; nobody else reads it before it is submitted. */
export interface StatementTable {
  candidacyId: number
  /** Grows with every change. */
  version: number
  answers: JSONColumnType<StatementAnswers>
  content: ContentColumn
  /** The version in which each field was changed last. */
  touched: JSONColumnType<Readonly<Record<string, number>>>
  /** Questions whose answer was taken over from another candidacy, and not looked at since. */
  copied: ColumnType<readonly number[], string | undefined, string>
  /** By field: which secretariat wrote it last, and whether the person has looked since. */
  prepared: ColumnType<PreparedFields, string | undefined, string>
  updatedAt: Date
}

/** By which public calls show a draft. */
export interface PreviewTokenTable {
  tokenHash: Buffer
  candidacyId: number
  /** Of the draft that it shows; over as soon as that has another one. */
  version: number
  expiresAt: Date
}

/** What was submitted, as it was. Rows are added and never changed. */
export interface StatementRevisionTable {
  candidacyId: number
  number: number
  answers: JSONColumnType<StatementAnswers>
  content: ContentColumn
  consentVersion: string
  submittedAt: Date
  /** The account that did. */
  submittedBy: number
  sha256: Buffer
}

type FieldColumn = ColumnType<FieldValue, string, never>

/** A field that somebody wants to be corrected after the end of changes. */
export interface CorrectionTable {
  correctionId: Generated<number>
  candidacyId: number
  /** As in `answer/12`. */
  field: string
  before: FieldColumn
  after: FieldColumn
  /** Public with the correction. */
  reason: string
  askedAt: Date
  /** The account that did. */
  askedBy: number
  /** Null: nobody has decided. */
  decidedAt: Date | null
  /** Under which it was submitted once it was accepted. */
  revision: number | null
  /** Why it was refused. */
  refusal: string | null
}

/** The public log: what candidates changed after voters came. Rows are added and never changed; they stay when a statement is withdrawn. */
export interface StatementChangeTable {
  changeId: Generated<number>
  candidateId: number
  electionId: number
  /** When it became public. */
  at: Date
  field: string
  before: FieldColumn
  after: FieldColumn
  /** Of a correction after the end of changes. */
  reason: string | null
}

/** Pictures of a candidacy by the SHA-256 of both sizes, as WebP: that of the draft, and those of statements that are or will be published. */
export interface StatementPortraitTable {
  candidacyId: number
  hash: string
  small: Buffer
  large: Buffer
}

/** Who says in a published statement which picture is shown; null where none is. */
export interface PublishedPortraitView {
  candidateId: number
  hash: string | null
  small: Buffer | null
  large: Buffer | null
}

/** Which submitted statement of a candidacy voters see. */
export interface PublishedStatementTable {
  candidacyId: number
  candidateId: number
  electionId: number
  /** The number under which it was submitted. */
  revision: number
  publicationId: number
  /** The fields that voters do not see, such as `text/motto/de`. */
  held: ColumnType<readonly string[], string | undefined, string>
}

/** A run that made submitted statements public, all at once. */
export interface PublicationTable {
  id: Generated<number>
  at: Date
  /** The version of the public data that it made. */
  versionAfter: number
  electionIds: number[]
  /** How many statements it made public. */
  statements: number
}
