import { UPLOAD_BOUNDS } from '@plenara/contract/desk-pictures'
import { CARD } from './card.ts'

/** A chosen file, with its preview for cropping. */
export interface Photo {
  readonly file: Blob
  /** Upright, in pixels. */
  readonly width: number
  readonly height: number
  /** The whole photograph, smaller, as a `data:` address: pages of the desk may load no other. */
  readonly preview: string
}

/** The reason why a file cannot be used, as an error code of the desk. */
export class PhotoError extends Error {
  readonly code: 'image_unknown' | 'image_too_small'

  constructor(code: PhotoError['code']) {
    super(code)
    this.code = code
  }
}

/** The longer side of the preview, in pixels. */
const SHOWN = 1_600

/** Opens a photograph upright, according to its orientation. Throws `PhotoError`. */
export async function openPhoto(file: Blob): Promise<Photo> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) throw new PhotoError('image_unknown')
  try {
    const { width, height } = bitmap
    if (width < CARD.least.width || height < CARD.least.height) throw new PhotoError('image_too_small')
    return { file, width, height, preview: drawn(bitmap, Math.min(1, SHOWN / Math.max(width, height))) }
  } finally {
    bitmap.close()
  }
}

function drawn(bitmap: ImageBitmap, scale: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.85)
}

/** In pixels of the file. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The JPEG qualities, tried in this order until the file is small enough. */
const QUALITIES = [0.9, 0.8, 0.7, 0.5] as const

/** A part of a photograph as a JPEG for the server, without the metadata of the file. Throws `PhotoError`. */
export async function cropPhoto({ file }: Photo, { x, y, width, height }: Area): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) throw new PhotoError('image_unknown')
  const across = Math.min(CARD.largest.width, Math.max(CARD.least.width, Math.round(width)))
  // A canvas element would encode its JPEG only when the page is idle.
  const canvas = new OffscreenCanvas(across, Math.round((across * CARD.largest.height) / CARD.largest.width))
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of QUALITIES) {
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (jpeg.size <= UPLOAD_BOUNDS.bytes) return jpeg
  }
  throw new PhotoError('image_unknown')
}
