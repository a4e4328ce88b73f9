import type { UserExport } from '@plenara/contract'
import { holdsOpinions, isEmpty } from './document-entries.ts'
import type { Held, MovePlaces } from './move-places.ts'
import type { MoveToAccount } from './move-state.ts'
import { haveSameContents, holdsAllOf, isSum } from './same-contents.ts'
import { withoutPlaces } from './without-places.ts'

export type ToAccountEnd =
  /** Everything is in the account, and the device holds nothing any more. */
  | { readonly kind: 'done' }
  /** The account holds opinions of its own: the voter chooses between adding and replacing. Nothing was sent. */
  | { readonly kind: 'choose'; readonly account: UserExport }
  /** What was read back is not what was sent, because somebody changed it meanwhile. Everything is still on the device. */
  | { readonly kind: 'changed' }

export interface ToAccountOptions {
  /** Null where the voter has not been asked. */
  readonly mode: MoveToAccount['mode'] | null
  /** Places of the document that the server does not know any more, and that the voter leaves out. */
  readonly without?: readonly string[]
}

/** Of a device that another tab writes to all the time. */
const MAX_TRIES = 3

/**
 * Takes everything that this device holds into the signed-in account, whole or not at all: consent, one import, a reading of what the server holds then,
 * and only where that is the same the device forgets. Called again after any failure it goes on; nothing is there twice. Throws what a call is refused
 * with; the device then holds everything.
 */
export async function moveToAccount(places: MovePlaces, { mode: chosen, without = [] }: ToAccountOptions): Promise<ToAccountEnd> {
  const { device, memory } = places
  const mode = chosen ?? modeUnderWay(places)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const held = await device.read()
    if (held === null) return finished(places)
    const before = isEmpty(held.document) ? null : await places.account.read()
    if (before) {
      if (mode === null && holdsOpinions(before) && !holdsAllOf(before, held.document)) return { kind: 'choose', account: before }
      const isSent = await send(places, { sent: withoutPlaces(withoutConsent(held.document), without), before, mode: mode ?? 'add' })
      if (!isSent) {
        memory.set(null)
        return { kind: 'changed' }
      }
    }
    if (await device.removeUnchanged(held)) return finished(places)
  }
  memory.set(null)
  return { kind: 'changed' }
}

/** Who chose to add, and was interrupted, is not asked again. */
function modeUnderWay({ account, memory }: MovePlaces): 'add' | null {
  const state = memory.get()
  return state?.direction === 'to-account' && state.userId === account.userId && state.mode === 'add' ? 'add' : null
}

/** Goes on with a move that ended half-way, where that overwrites nothing that came since; else it is taken back and the voter asked anew. */
export async function resumeToAccount(places: MovePlaces, state: MoveToAccount): Promise<ToAccountEnd> {
  if (state.mode === 'add') return moveToAccount(places, { mode: 'add' })
  const [held, before] = [await places.device.read(), await places.account.read()]
  if (held && haveSameContents(held.document, before))
    return (await places.device.removeUnchanged(held)) ? finished(places) : undone(places)
  return held && (await digestOf(before)) === state.before ? moveToAccount(places, { mode: 'replace' }) : undone(places)
}

/** What was allowed for this device is not allowed for the server. */
function withoutConsent(document: UserExport): UserExport {
  return { ...document, settings: { ...document.settings, consent: null } }
}

interface Sending {
  readonly sent: Held['document']
  readonly before: UserExport
  readonly mode: MoveToAccount['mode']
}

/** Whether the account holds it afterwards. */
async function send({ account, memory }: MovePlaces, { sent, before, mode }: Sending): Promise<boolean> {
  const { userId } = account
  memory.set({ direction: 'to-account', userId, mode, before: mode === 'replace' ? await digestOf(before) : null })
  await account.giveConsent()
  await account.write(sent, mode)
  const after = await account.read()
  return mode === 'replace' ? haveSameContents(after, sent) : isSum(after, { before, added: sent })
}

function finished({ memory }: MovePlaces): ToAccountEnd {
  memory.set(null)
  return { kind: 'done' }
}

function undone({ memory }: MovePlaces): ToAccountEnd {
  memory.set(null)
  return { kind: 'changed' }
}

/** SHA-256, hex. */
async function digestOf(document: UserExport): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(document)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
