import { randomKey } from '../../platform/random-key.ts'

/**
 * "Beim Schliessen löschen": the key of a guest's records lies in the memory of the tabs alone, so that nothing can be read once the last of them is
 * closed. What is left then is deleted at the next start.
 */
/** The id of the key in use, the same for all tabs. */
const FLAG = 'plenara-local.closes'
/** `id.key`: where the key was changed meanwhile, by another tab, what a tab holds opens nothing any more. */
const KEY = 'plenara-local.key'
/** Of keys from before they had ids, which stand alone. */
const FIRST_ID = '1'
const CHANNEL = 'plenara-local.key'
/** Every tab that hands out the key holds it, as long as it is open: one that is busy or in the background answers late. */
const LOCK = 'plenara-local.key'
/** A tab that is being reloaded holds its lock again within this time, in milliseconds. */
const RELOAD_MS = 400

type Message = { readonly ask: true } | { readonly key: string }

/** Whether the records of this device go with the last tab. */
export function closesWithTab(): boolean {
  return read(() => localStorage.getItem(FLAG)) !== null
}

/** The key of the records that this tab holds, in base64; null where it holds none, or one of before. */
export function tabKey(): string | null {
  return inUse(read(() => sessionStorage.getItem(KEY)))
}

function inUse(held: string | null): string | null {
  const [id, key] = held?.includes('.') ? held.split('.') : [FIRST_ID, held]
  return key && id === read(() => localStorage.getItem(FLAG)) ? key : null
}

/** Holds a new key in this tab from now on. Throws where the browser keeps nothing. */
export function holdTabKey(key: string): void {
  const id = randomKey()
  sessionStorage.setItem(KEY, `${id}.${key}`)
  localStorage.setItem(FLAG, id)
}

let endSharing = () => {}

/** From now on this tab has the key that another one makes, and gives up one that is not in use any more. */
export function followTabKeys(): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== FLAG || tabKey() !== null) return
    endSharing()
    if (closesWithTab()) void takeTabKey().then((isTaken) => isTaken && shareTabKey())
  })
}

/** Forgets the key and that there is one. */
export function forgetTabKey(): void {
  endSharing()
  read(() => sessionStorage.removeItem(KEY))
  read(() => localStorage.removeItem(FLAG))
}

/** Hands the key to tabs that open later. */
export function shareTabKey(): void {
  endSharing()
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const key = read(() => sessionStorage.getItem(KEY))
    if ('ask' in data && key !== null && inUse(key) !== null) channel.postMessage({ key } satisfies Message)
  }
  const ended = new Promise<void>((resolve) => {
    endSharing = resolve
  }).then(() => channel.close())
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => ended)
}

/** Takes the key from another tab, however late it answers; false once no tab that has it is open. */
export async function takeTabKey(): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL)
  const end = new AbortController()
  const taken = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('key' in data) || inUse(data.key) === null) return
      sessionStorage.setItem(KEY, data.key)
      resolve(true)
    }
  })
  const ask = () => channel.postMessage({ ask: true } satisfies Message)
  return Promise.race([taken, allClosed(ask, end.signal).then(() => false)]).finally(() => {
    end.abort()
    channel.close()
  })
}

/** Asks each time that tabs hold the key; fulfilled once there is none, nor one that was being reloaded. */
async function allClosed(ask: () => void, signal: AbortSignal): Promise<void> {
  do {
    ask()
    await navigator.locks.request(LOCK, { signal }, () => undefined).catch(ignoreAbort)
    await new Promise((resolve) => setTimeout(resolve, RELOAD_MS))
  } while (!signal.aborted && (await isHeld()))
}

async function isHeld(): Promise<boolean> {
  const { held } = await navigator.locks.query()
  return held?.some(({ name }) => name === LOCK) === true
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

/** Null where the browser forbids storage. */
function read<T>(look: () => T): T | null {
  try {
    return look()
  } catch {
    return null
  }
}
