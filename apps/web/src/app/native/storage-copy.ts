import { Directory, Encoding, Filesystem } from '@capacitor/filesystem'
import { onSessionChange } from '../../data/session/session-store.ts'
import type { AppRouter } from '../../platform/native/app-router.ts'
import { platform } from '../../platform/platform.ts'

/** A file of the app that gets into no backup: what it remembers in the webview, as JSON. */
const FILE = {
  path: 'storage.json',
  directory: platform() === 'ios' ? Directory.LibraryNoCloud : Directory.Data,
  encoding: Encoding.UTF8,
} as const
/** The code of the plugin for a file that is not there. */
const NOT_THERE = 'OS-PLUG-FILE-0008'
/** Stands in the webview's storage as long as that is whole; logging off leaves it. */
const MARK = 'plenara-shell.whole'

let saved: string | null = null

/**
 * Puts back what a phone short of space took from the webview (docs/decisions/035-mobile-apps.md). Returns whether anything came back.
 * While the storage of the webview is whole, it alone counts: what was logged off there never returns.
 */
export async function restoreStorage(): Promise<boolean> {
  if (localStorage.getItem(MARK) !== null) return false
  const storedEntries = await keptEntries()
  for (const [key, value] of storedEntries) localStorage.setItem(key, value)
  localStorage.setItem(MARK, '1')
  return storedEntries.length > 0
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
    await Filesystem.writeFile({ ...FILE, data: now, recursive: true })
  } catch (error) {
    saved = null
    console.error('The storage of the app has no second copy.', error)
  }
}

async function keptEntries(): Promise<readonly (readonly [string, string])[]> {
  try {
    const { data } = await Filesystem.readFile(FILE)
    const entries: unknown = JSON.parse(String(data))
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== NOT_THERE) console.error('The second copy of the storage cannot be read.', error)
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
