import { Preferences } from '@capacitor/preferences'
import { onSessionChange } from '../lib/session-store.ts'
import type { AppRouter } from './native-app.ts'

/** One entry of the phone's own preferences: what the app remembers in the webview, as JSON. */
const ENTRY = 'storage'
/** Stands in the webview's storage as long as that is whole; logging off leaves it. */
const MARK = 'plenara-shell.whole'

let saved: string | null = null

/**
 * Puts back what a phone short of space took from the webview (docs/decisions/035-mobile-apps.md). Returns whether anything came back.
 * While the storage of the webview is whole, it alone counts: what was logged off there never returns.
 */
export async function restoreStorage(): Promise<boolean> {
  if (localStorage.getItem(MARK) !== null) return false
  const kept = await keptEntries()
  for (const [key, value] of kept) localStorage.setItem(key, value)
  localStorage.setItem(MARK, '1')
  return kept.length > 0
}

/** Keeps the copy up to date: at every login and logout, after every change of page, and when the app goes to the background. */
export function keepStorage(router: Pick<AppRouter, 'subscribe'>): void {
  onSessionChange(() => void saveStorage())
  router.subscribe(() => void saveStorage())
  document.addEventListener('visibilitychange', () => void saveStorage())
  void saveStorage()
}

async function saveStorage(): Promise<void> {
  // Emptied under the running app: the copy is what is left.
  if (localStorage.getItem(MARK) === null) return
  const now = JSON.stringify(ownEntries())
  if (now === saved) return
  saved = now
  try {
    await Preferences.set({ key: ENTRY, value: now })
  } catch (error) {
    saved = null
    console.error('The storage of the app has no second copy.', error)
  }
}

async function keptEntries(): Promise<readonly (readonly [string, string])[]> {
  try {
    const { value } = await Preferences.get({ key: ENTRY })
    const entries: unknown = JSON.parse(value ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch (error) {
    console.error('The second copy of the storage cannot be read.', error)
    return []
  }
}

function ownEntries(): [string, string][] {
  return Object.entries({ ...localStorage }).filter(([key]) => isOwn(key))
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && typeof entry[1] === 'string' && isOwn(entry[0])
}

function isOwn(key: string): boolean {
  return key !== MARK && /^plenara[.-]/.test(key)
}
