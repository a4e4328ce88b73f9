import { UPLOAD_BOUNDS } from '@plenara/contract'
import { flawWithin, type PictureFlaw } from '@plenara/importers'
import { type ShapedPicture, shapePicture } from './shape-picture.ts'

/** Far tighter than those of an import: whoever stands for election sends pictures, and four million pixels are 16 MB. */
const BOUNDS = { ...UPLOAD_BOUNDS, kinds: ['jpeg', 'png', 'webp'] } as const

/** Both sizes of a picture that somebody uploads, or what is wrong with it. Runs in `upload-process.ts`. */
export function shapeUpload(bytes: Buffer): ShapedPicture | PictureFlaw {
  const flaw = flawWithin(bytes, BOUNDS)
  if (flaw) return flaw
  const shaped = shapePicture(bytes)
  return typeof shaped === 'string' ? 'damaged' : shaped
}
