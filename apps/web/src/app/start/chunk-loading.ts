import { CATALOGUE_PARTS, type CataloguePart } from '../../i18n/catalogue-files.ts'
import { needTexts } from '../../i18n/needed-texts.ts'

/** The timeout of the specification for a part of the app: 120 s. */
const LIMIT_MILLISECONDS = 120_000
/** After a reload within this time another one would not help and could loop. */
const RETRY_AFTER_MILLISECONDS = 30_000
const STAMP = 'plenara.reloaded-at'
const ANY_FILE = '/icon.svg'

class ChunkError extends Error {}

/** Loads a part of the app with its texts; rejects after the timeout. */
export async function loadChunk<Module>(load: () => Promise<Module>, texts: readonly CataloguePart[] = CATALOGUE_PARTS): Promise<Module> {
  const [module] = await inTime(Promise.all([load(), needTexts(texts)]))
  return module
}

function inTime<Value>(arrival: Promise<Value>): Promise<Value> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ChunkError(`A script did not load within ${LIMIT_MILLISECONDS} ms`)), LIMIT_MILLISECONDS)
  })
  return Promise.race([arrival, timeout])
}

export function isChunkError(error: unknown): boolean {
  if (error instanceof ChunkError || (error instanceof TypeError && /import|module/i.test(error.message))) return true
  // The error of Vite's loader if the styles of a part cannot be loaded.
  return error instanceof Error && error.message.startsWith('Unable to preload CSS')
}

/**
 * Reloads the page once when a part of the app no longer exists, e.g. after a new release. If it exists and only the network failed, the page stays, with its
 * unsaved state: browsers report that they are online before the server can be reached.
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

/** Whether the server no longer has the part that an error names; if it names none, as in Safari, whether the server can be reached. */
async function isGone({ message }: Error): Promise<boolean> {
  const [part] = /\S*\/assets\/\S+/.exec(message) ?? []
  const answer = await fetch(part ?? ANY_FILE, { cache: 'no-store' }).catch(() => null)
  return answer !== null && (part === undefined || !answer.ok)
}

/** Reloads the page only if the server answers: without a network the browser would show its error page. */
export function reloadWhenReached(): void {
  fetch(ANY_FILE, { cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  )
}
