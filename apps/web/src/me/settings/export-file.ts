import type { UserExport } from '@plenara/contract'

/** Larger documents are refused by the server too. */
const MAX_BYTES = 1024 * 1024
/** The size of an encrypted document in base64, with its header. */
const MAX_SEALED_BYTES = (MAX_BYTES * 4) / 3 + 1024
const VERSION = 1

/** Why a file is no valid export. */
export type FileProblem = 'unreadable' | 'newer' | 'tooLarge' | 'damaged'

/** A file that needs its passphrase first. */
export interface SealedExport {
  readonly sealed: unknown
}

/** The document in a file, the encrypted file, or why there is none. */
export async function readExportFile(file: Blob): Promise<UserExport | SealedExport | FileProblem> {
  if (file.size > MAX_SEALED_BYTES) return 'tooLarge'
  const text = await file.text()
  const sealed = parse(text)
  const { isSealed, problemOf } = await import('../../data/device/account-file/account-file.ts')
  if (isSealed(sealed)) return (await problemOf(sealed)) ?? { sealed }
  return readDocument(text)
}

/** The document of a text. The server, or the application on this device, validates every value; this only recognises exports. */
export function readDocument(text: string): UserExport | FileProblem {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return 'tooLarge'
  const document = parse(text)
  if (document?.format !== 'plenara' || typeof document.version !== 'number') return 'unreadable'
  if (document.version > VERSION) return 'newer'
  return hasParts(document) ? document : 'unreadable'
}

/** Whether a document has the parts of a summary; older files have no notes and votes. */
function hasParts(document: Partial<UserExport>): document is UserExport {
  const { account, settings, elections, lists, choices, notes, councillorNotes, votes } = document
  return (
    typeof account?.email === 'string' &&
    typeof settings?.username === 'string' &&
    isArray(elections) &&
    elections.every((election) => isArray(election?.responses) && isArray(election?.matches)) &&
    isArray(lists) &&
    isArray(choices) &&
    [notes, councillorNotes, votes].every((part) => part === undefined || isArray(part))
  )
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function parse(text: string): Partial<UserExport> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
