import { fileURLToPath } from 'node:url'

/** The path of a fixture of the importers, relative to their `src`: a small file in the shape of a source, with invented content. */
export function importerFixture(path: string): string {
  return fileURLToPath(new URL(`../../../../packages/importers/src/${path}`, import.meta.url))
}
