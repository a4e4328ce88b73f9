import { Directory, Encoding, Filesystem } from '@capacitor/filesystem'
import { onSessionChange } from '../../data/session/session-store.ts'
import type { AppRouter } from '../../platform/native/app-router.ts'
import { platform } from '../../platform/platform.ts'

/** A file of the app that is excluded from backups: the storage of the webview, as JSON. */
const FILE = {
  path: 'storage.json',
  directory: platform() === 'ios' ? Directory.LibraryNoCloud : Directory.Data,
  encoding: Encoding.UTF8,
} as const
/** The code of the plugin for a missing file. */
const NOT_THERE = 'OS-PLUG-FILE-0008'
/** A mark in the webview's storage as long as it is complete; logging off leaves it. */
const MARK = 'plenara-shell.whole'

let saved: string | null = null

/**
 * Restores the storage that a phone short of space removed from the webview (docs/decisions/035-mobile-apps.md). Returns whether anything was restored.
 * While the storage of the webview is complete, it alone counts: an ended session is never restored.
 */
export async function restoreStorage(): Promise<boolean> {
  if (localStorage.getItem(MARK) !== null) return false
  const storedEntries = await readCopy()
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
  // The storage was cleared under the running app: the copy must not be overwritten.
  if (localStorage.getItem(MARK) === null) return
  const now = JSON.stringify(entriesOfApp())
  if (now === saved) return
  saved = now
  try {
    await Filesystem.writeFile({ ...FILE, data: now, recursive: true })
  } catch (error) {
    saved = null
    console.error('The second copy of the storage could not be written.', error)
  }
}

async function readCopy(): Promise<readonly (readonly [string, string])[]> {
  try {
    const { data } = await Filesystem.readFile(FILE)
    const entries: unknown = JSON.parse(String(data))
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== NOT_THERE) console.error('The second copy of the storage could not be read.', error)
    return []
  }
}

function entriesOfApp(): [string, string][] {
  return Object.entries({ ...localStorage }).filter(([key]) => isOfApp(key))
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && typeof entry[1] === 'string' && isOfApp(entry[0])
}

function isOfApp(key: string): boolean {
  return key !== MARK && /^plenara[.-]/.test(key)
}
