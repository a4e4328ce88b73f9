import { fileURLToPath } from 'node:url'
import { createPictureReader, type PictureReader } from './picture-reader.ts'

const PROCESS = fileURLToPath(new URL('./upload-process.ts', import.meta.url))
/** A picture within the bounds takes half a second of a core. */
const MAX_MS = 10_000

/** Opens a reader of what is uploaded. In place of words it answers a `PictureFlaw`, or words where the process failed. */
export function createUploadReader(): PictureReader {
  return createPictureReader({ path: PROCESS, maxMs: MAX_MS })
}
