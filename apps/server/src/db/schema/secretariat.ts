import type { InterfaceLanguage } from '@plenara/contract'
import type { Generated } from 'kysely'

/** The office of a party or a group, which sees how far those on its lists are and prepares what they allow it to. */
export interface SecretariatTable {
  secretariatId: Generated<number>
  /** As candidates read it; of an operator. */
  name: string
  createdAt: Date
}

/** An official list whose people a secretariat looks after. */
export interface SecretariatListTable {
  secretariatId: number
  listId: number
}

export interface SecretariatMemberTable {
  secretariatId: number
  actorId: number
  addedAt: Date
  /** When a reader of a mail to this account said last not to be meant. */
  notMeAt: Generated<Date | null>
}

/** That a secretariat may read and change the draft of a candidacy. */
export interface PreparationGrantTable {
  candidacyId: number
  secretariatId: number
  givenAt: Date
  /** Null: it holds, while statements can be changed. */
  endedAt: Date | null
}

/** Where a secretariat says that somebody who has not taken up an invitation is reached, until an operator decides. */
export interface AddressProposalTable {
  candidateId: number
  electionId: number
  secretariatId: number
  /** Sealed under the outer key, as the address of a candidacy is. */
  contact: Buffer
  language: InterfaceLanguage
  proposedAt: Date
}
