import type { UserExport } from '@plenara/contract'
import type { MovePlaces } from './move-places.ts'
import { haveSameContents } from './same-contents.ts'

/** `taken`: there is an account on this device already; `changed`: what was read back is not what was written, and the copy is gone again. */
export type CopyEnd = 'copied' | 'taken' | 'changed'

/**
 * Copies the signed-in account to this device, whole or not at all: the public data that it is about, one import, a reading of what the device holds then.
 * The account on the server stays as it is. Throws what a call is refused with; the device then holds nothing.
 */
export async function copyToDevice(places: MovePlaces): Promise<CopyEnd> {
  const { account, device, memory } = places
  if (await device.read()) return 'taken'
  memory.set({ direction: 'to-device', userId: account.userId, step: 'copying' })
  try {
    const document = await account.read()
    await places.fetchCatalogue(document)
    if (!(await writeSame(places, document))) {
      await takeBack(places)
      return 'changed'
    }
  } catch (error) {
    await takeBack(places)
    throw error
  }
  memory.set({ direction: 'to-device', userId: account.userId, step: 'copied' })
  return 'copied'
}

/** Deletes the copy on this device; the account on the server is what is used further on. */
export async function takeBack({ device, memory }: MovePlaces): Promise<void> {
  await device.remove()
  memory.set(null)
}

/** What becomes of the account on the server. */
export type AccountAfter = 'keep' | 'delete'

/**
 * Ends the move: what changed in the account since it was copied is copied, and the account is deleted where the voter says so. False where the copy
 * could not be made the same; nothing is deleted then. Throws what a call is refused with (`proof_needed`).
 */
export async function finishToDevice(places: MovePlaces, after: AccountAfter): Promise<boolean> {
  const { account, device, memory } = places
  const [document, held] = [await account.read(), await device.read()]
  const isSame = held !== null && haveSameContents(document, held.document)
  if (!isSame) {
    await places.fetchCatalogue(document)
    if (!(await writeSame(places, document))) return false
  }
  if (after === 'delete') await account.remove()
  memory.set(null)
  return true
}

async function writeSame({ device }: MovePlaces, document: UserExport): Promise<boolean> {
  await device.write(document)
  const copy = await device.read()
  return copy !== null && haveSameContents(document, copy.document)
}
