// Where the full-size public data lie: beside the repository, of which they are no part. Nothing but `npm run test:real-data` reads them.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the full-size public data. */
export const realDataFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'shared', 'data')

/** The path of one of its files or folders. */
export function realDataPath(path) {
  return join(realDataFolder, path)
}
