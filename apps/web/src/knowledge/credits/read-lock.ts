/** A library that is shipped with the product. */
export interface Library {
  readonly name: string
  readonly version: string
  /** The SPDX expression of its package. */
  readonly licence: string
}

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}

const FOLDER = 'node_modules/'

/** The runtime libraries of a lock file of npm, by name: no tools, no workspace packages, no builds for other platforms. */
export function readLock(text: string): Library[] {
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, LockedPackage>> }
  return Object.entries(packages)
    .filter(([path, { link, dev, devOptional, optional }]) => path.includes(FOLDER) && !link && !dev && !devOptional && !optional)
    .map(([path, { version = '', license = '' }]) => ({
      name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      licence: license,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}
