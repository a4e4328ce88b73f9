import type { NotificationType } from '@plenara/contract'

/** A browser in which a user switched notifications on. */
export interface PushDeviceTable {
  userId: number
  /** Random, 48 bits. */
  deviceId: number
  /** The address by which its push service reaches it. */
  endpoint: string
  /** SHA-256 of the endpoint. */
  mark: Buffer
  /** The key of the browser, base64url (RFC 8291). */
  p256dh: string
  /** What the browser and this server share, base64url (RFC 8291). */
  auth: string
  types: NotificationType[]
  /** SHA-256 of the token of the session in which it was switched on: logging out ends both. */
  sessionHash: Buffer
  createdAt: Date
}

/** What is to be sent to a browser, or was: once is enough. */
export interface PushMessageTable {
  userId: number
  deviceId: number
  surveyId: number
  attempts: number
  /** When it is tried next; null where it was sent or given up. */
  dueAt: Date | null
  /** It is not sent later than this, and its row is of no use long after. */
  endsAt: Date
}
