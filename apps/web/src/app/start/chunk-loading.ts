import { CATALOGUE_PARTS, type CataloguePart } from '../../i18n/catalogue-files.ts'
import { needTexts } from '../../i18n/needed-texts.ts'

/** A part of the app that did not arrive: the specification gives it 120 s. */
const LIMIT_MILLISECONDS = 120_000
/** A reload within this time did not help; another one would go round in circles. */
const RETRY_AFTER_MILLISECONDS = 30_000
const STAMP = 'plenara.reloaded-at'
const ANY_FILE = '/icon.svg'

class ChunkError extends Error {}

/** Loads a part of the app with the texts that it shows; fails when it does not arrive in time. */
export async function loadChunk<Module>(load: () => Promise<Module>, texts: readonly CataloguePart[] = CATALOGUE_PARTS): Promise<Module> {
  const [module] = await inTime(Promise.all([load(), needTexts(texts)]))
  return module
}

function inTime<Value>(arrival: Promise<Value>): Promise<Value> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ChunkError('A script did not arrive in time.')), LIMIT_MILLISECONDS)
  })
  return Promise.race([arrival, timeout])
}

export function isChunkError(error: unknown): boolean {
  if (error instanceof ChunkError || (error instanceof TypeError && /import|module/i.test(error.message))) return true
  // What Vite's loader says where the styles of a part do not arrive.
  return error instanceof Error && error.message.startsWith('Unable to preload CSS')
}

/**
 * Reloads the page once when a part of the app is gone, as after a new release. Where it is there and the network was not, the page stays, with what it alone
 * still knows: browsers say that they are online before anything is reached.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(STAMP) ?? 0)
    if (Date.now() - last < RETRY_AFTER_MILLISECONDS) return
    void isGone(payload).then((gone) => {
      if (!gone) return
      sessionStorage.setItem(STAMP, String(Date.now()))
      location.reload()
    })
  })
}

/** Asks the server for the part that an error names; for anything where it names none, as in Safari. */
async function isGone({ message }: Error): Promise<boolean> {
  const [part] = /\S*\/assets\/\S+/.exec(message) ?? []
  const answer = await fetch(part ?? ANY_FILE, { cache: 'no-store' }).catch(() => null)
  return answer !== null && (part === undefined || !answer.ok)
}

/** Loads the page anew where the server answers: without a network that would end in the browser's own page. */
export function reloadWhenReached(): void {
  fetch(ANY_FILE, { cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  )
}
