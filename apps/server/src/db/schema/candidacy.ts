import type { InterfaceLanguage } from '@plenara/contract'

/** A person at the desk: who stands for election. Nothing joins them with a voter's account. */
export interface ActorTable {
  /** Random, 48 bits. */
  actorId: number
  language: InterfaceLanguage
  createdAt: Date
  activeAt: Date
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
  /** How the person is reached, sealed under the outer key. */
  contact: Buffer
  createdAt: Date
}

/** The open invitation of a candidacy; it goes when it is taken up. */
export interface InvitationTable {
  /** Of the code that the mail carries. */
  hash: Buffer
  candidacyId: number
  createdAt: Date
  expiresAt: Date
}
