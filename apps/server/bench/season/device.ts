import { setTimeout as sleep } from 'node:timers/promises'
import { STATEMENT_CONSENT_VERSION } from '@plenara/contract'
import { ApiError, createDeskClient, type DeskClient, portraitAddress } from '@plenara/contract/desk-client'
import { partsOf } from '@plenara/domain'
import type { SentSave, SentSubmission } from './check-season.ts'
import type { PlannedSave, Random } from './plan-season.ts'
import { type SeasonClock, timeOf } from './season-clock.ts'

/** The desk as candidates reach it, and what of their calls is kept for the comparison at the end. */
export interface DeskOfSeason {
  /** Its origin. */
  readonly url: string
  readonly clock: SeasonClock
  readonly random: Random
  readonly saves: SentSave[]
  readonly submissions: SentSubmission[]
  /**
   * Milliseconds from when a save was due until it was acknowledged, by when that was (`performance.now()`); of a save that is repeated, from when it was
   * sent again.
   */
  readonly times: { readonly dueAt: number; readonly ms: number }[]
  /** How often something was met, by its code. */
  readonly met: Map<string, number>
}

/** The statement can no longer be changed. */
export class FrozenError extends Error {}

/** Of a hundred connections two are lost, … */
const LOST = 0.02
/** … within so many milliseconds after something was sent over them: before it arrived, or after it was kept. */
const LOST_WITHIN_MS = 25
const AGAIN_MS = 200

/** A browser of somebody who stands. */
export interface Device {
  readonly desk: DeskOfSeason
  readonly client: DeskClient
  /** As the client does it, with the cookie. */
  readonly send: (request: Request) => Promise<Response>
  /** Whose it is, once that is known. */
  candidacyId: number
  /** The version of the statement that it knows. */
  version: number
}

/** Opens a browser that nobody is signed in with; `address`: the network address that a proxy tells of it. */
export function openDevice(desk: DeskOfSeason, address: string): Device {
  let cookie = ''
  const send = async (request: Request) => {
    const headers = { Origin: desk.url, 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) }
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    const answer = await fetch(request)
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    return answer
  }
  return { desk, send, client: createDeskClient({ baseUrl: `${desk.url}/api`, fetch: send }), candidacyId: 0, version: 0 }
}

/** Reads the statement anew. */
export async function reread(device: Device): Promise<void> {
  const { version } = await device.client.getCandidacy({ params: { cid: device.candidacyId } })
  device.version = version
}

/** Sends a save until it is acknowledged, or given up for what another device said. Throws `FrozenError`, and whatever no season has. */
export async function sendSave(device: Device, save: PlannedSave, dueAt: number): Promise<void> {
  const { desk, candidacyId } = device
  for (let due = dueAt; ; due = performance.now()) {
    const signal = lossOf(desk)
    const sent = { candidacyId, ...save, base: device.version, sentAt: timeOf(desk.clock) }
    try {
      const version = await saveOnce(device, save, signal)
      desk.times.push({ dueAt: due, ms: performance.now() - due })
      desk.saves.push({ ...sent, answer: version })
      // Another device has changed something meanwhile.
      if (version > device.version + 1) await reread(device)
      else device.version = version
      return
    } catch (error) {
      desk.saves.push({ ...sent, answer: isLoss(error, signal) ? 'none' : 'refused' })
      // Half of the people leave what the other device said, half say theirs again.
      if ((await prepareRepetition(device, error, signal)) === 'stale' && desk.random() < 0.5) return
    }
  }
}

async function saveOnce({ client, candidacyId, version }: Device, { field, value }: PlannedSave, signal: AbortSignal | undefined) {
  const { answers, important, comments, texts } = partsOf([[field, value]])
  const body = { version, answers, important, comments, texts }
  const saved = await client.saveStatement({ params: { cid: candidacyId }, body, ...(signal && { signal }) })
  return saved.version
}

/** Submits what the device knows until that is acknowledged. Throws `FrozenError`, and whatever no season has. */
export async function sendSubmission(device: Device): Promise<void> {
  const { desk, client, candidacyId } = device
  for (;;) {
    const signal = lossOf(desk)
    const sent = { candidacyId, sentAt: timeOf(desk.clock) }
    const body = { version: device.version, consentVersion: STATEMENT_CONSENT_VERSION }
    try {
      const { revision, sha256 } = await client.submitStatement({ params: { cid: candidacyId }, body, ...(signal && { signal }) })
      desk.submissions.push({ ...sent, answer: { revision, sha256 } })
      return
    } catch (error) {
      desk.submissions.push({ ...sent, answer: isLoss(error, signal) ? 'none' : 'refused' })
      await prepareRepetition(device, error, signal)
    }
  }
}

/** Sends a picture until it is kept or refused. */
export async function sendPortrait(device: Device, picture: Buffer): Promise<void> {
  const { desk, send, candidacyId } = device
  for (;;) {
    const sent = { candidacyId, field: 'portrait', base: device.version, sentAt: timeOf(desk.clock) }
    const body = { method: 'PUT', headers: { 'Content-Type': 'image/jpeg' }, body: new Uint8Array(picture) }
    const answer = await send(new Request(portraitAddress(`${desk.url}/api`, candidacyId), body))
    if (answer.ok) {
      const saved = (await answer.json()) as { readonly version: number; readonly portrait: { readonly hash: string } }
      desk.saves.push({ ...sent, value: saved.portrait.hash, answer: saved.version })
      note(desk, 'portrait')
      return
    }
    const { code } = (await answer.json()) as { readonly code: string }
    note(desk, `portrait ${code}`)
    if (answer.status !== 503) return
    await sleep(Math.max(1, Number(answer.headers.get('Retry-After'))) * 1_000)
  }
}

function lossOf({ random }: DeskOfSeason): AbortSignal | undefined {
  return random() < LOST ? AbortSignal.timeout(Math.floor(random() * LOST_WITHIN_MS)) : undefined
}

/** Whether nobody knows what became of a call. */
function isLoss(error: unknown, signal: AbortSignal | undefined): boolean {
  return error instanceof ApiError ? error.code === 'offline' : signal?.aborted === true
}

/** Waits as the app of the desk does before it repeats a call; answers why it failed. */
async function prepareRepetition(device: Device, error: unknown, signal: AbortSignal | undefined): Promise<string> {
  const { desk } = device
  if (isLoss(error, signal)) {
    note(desk, 'lost')
    await sleep(AGAIN_MS)
    return 'lost'
  }
  if (!(error instanceof ApiError)) throw error
  const code: string = error.code
  note(desk, code)
  if (code === 'frozen') throw new FrozenError()
  if (code === 'stale') await reread(device)
  else if (code === 'unavailable' || code === 'too_many_attempts') await sleep(Math.max(1, error.retryAfterSeconds) * 1_000)
  else throw error
  return code
}

function note({ met }: DeskOfSeason, code: string): void {
  met.set(code, (met.get(code) ?? 0) + 1)
}
