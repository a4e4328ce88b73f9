/**
 * "Beim Schliessen löschen": the key of a guest's records lies in the memory of the tabs alone, so that nothing can be read once the last of them is
 * closed. What is left then is deleted at the next start.
 */
const FLAG = 'plenara-local.closes'
const KEY = 'plenara-local.key'
const CHANNEL = 'plenara-local.key'
/** Another tab answers within this time, in milliseconds, or there is none. */
const ANSWER_MS = 400

type Message = { readonly ask: true } | { readonly key: string }

/** Whether the records of this device go with the last tab. */
export function closesWithTab(): boolean {
  return read(() => localStorage.getItem(FLAG)) !== null
}

/** The key of the records that this tab holds, in base64. */
export function tabKey(): string | null {
  return read(() => sessionStorage.getItem(KEY))
}

/** Holds the key in this tab from now on. Throws where the browser keeps nothing. */
export function holdTabKey(key: string): void {
  sessionStorage.setItem(KEY, key)
  localStorage.setItem(FLAG, '1')
}

/** Forgets the key and that there is one. */
export function forgetTabKey(): void {
  read(() => sessionStorage.removeItem(KEY))
  read(() => localStorage.removeItem(FLAG))
}

/** Hands the key to tabs that open later. */
export function shareTabKey(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const key = tabKey()
    if ('ask' in data && key !== null) channel.postMessage({ key } satisfies Message)
  }
}

/** Takes the key from another tab; false where none has it. */
export async function takeTabKey(): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL)
  const answer = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('key' in data)) return
      holdTabKey(data.key)
      resolve(true)
    }
    setTimeout(() => resolve(false), ANSWER_MS)
  })
  channel.postMessage({ ask: true } satisfies Message)
  return answer.finally(() => channel.close())
}

/** Null where the browser forbids storage. */
function read<T>(look: () => T): T | null {
  try {
    return look()
  } catch {
    return null
  }
}
