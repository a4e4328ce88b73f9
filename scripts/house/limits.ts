import { dirname } from 'node:path'

export const MAX_FILES = 40
export const MAX_LINES = 300

/** Folders of many small things of one kind, in which nobody looks for a way. */
const COLLECTIONS = /(^|\/)(catalogues|texts|icons|fixtures|migrations|decisions|recorded|android|ios)(\/|$)/

/** Folders with more files than they may have, with their number. */
export function fullFolders(files: readonly string[]): [folder: string, count: number][] {
  return filesByFolder(files).filter(([, count]) => count > MAX_FILES)
}

/** The number of files that lie directly in each folder, the fullest first; collections are left out. */
export function filesByFolder(files: readonly string[]): [folder: string, count: number][] {
  const counts = new Map<string, number>()
  for (const folder of files.map((file) => dirname(file))) {
    if (!COLLECTIONS.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])
}

/** Files of code and styles with more lines than they may have; collections are left out. */
export function longFiles(lines: ReadonlyMap<string, number>): [file: string, lines: number][] {
  return [...lines].filter(([file, count]) => count > MAX_LINES && !COLLECTIONS.test(file)).toSorted((a, b) => b[1] - a[1])
}
