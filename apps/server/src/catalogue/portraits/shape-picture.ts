import { Orientation, ResizeFit, Transformer } from '@napi-rs/image'
import { pictureFlaw } from '@plenara/importers'

/** A portrait in both sizes as WebP, without metadata. */
export interface ShapedPicture {
  readonly small: Buffer
  readonly large: Buffer
}

/** In pixels, 4:5. A picture smaller than the large size keeps its own. */
const SMALL = { width: 160, height: 200 } as const
const LARGE = { width: 640, height: 800 } as const
const QUALITY = 80
/** Of what a tall picture has too much, this share is cut above: faces are near the top. */
const CUT_ABOVE = 1 / 8

/**
 * Turns a photograph upright, cuts it to 4:5 round the middle of its upper part, and writes it anew in two sizes. Nothing of the file but its pixels is left.
 * Returns why a picture is none, in words. Takes up to a second and some hundred megabytes; a crafted file may take more, so it runs in `picture-process.ts`.
 */
export function shapePicture(bytes: Buffer): ShapedPicture | string {
  const flaw = pictureFlaw(bytes)
  if (flaw) return flaw
  try {
    const size = uprightSize(bytes)
    const part = partOf(size)
    if (part.width < SMALL.width)
      return `is too small: ${size.width} x ${size.height} pixels, at least ${SMALL.width} x ${SMALL.height} are needed`
    const large = part.width < LARGE.width ? { width: part.width, height: Math.round((part.width * 5) / 4) } : LARGE
    return { small: render(bytes, { ...size, part, target: SMALL }), large: render(bytes, { ...size, part, target: large }) }
  } catch {
    return 'is damaged, or of a kind that cannot be read'
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Upright extends Size {
  readonly orientation: number
}

function uprightSize(bytes: Buffer): Upright {
  const { width, height, orientation = 1 } = new Transformer(bytes).metadataSync(true)
  return orientation >= Orientation.MirrorHorizontalAndRotate270Cw
    ? { width: height, height: width, orientation }
    : { width, height, orientation }
}

interface Part extends Size {
  readonly x: number
  readonly y: number
}

function partOf({ width, height }: Size): Part {
  if (width * 5 >= height * 4) {
    const part = Math.round((height * 4) / 5)
    return { x: Math.floor((width - part) / 2), y: 0, width: part, height }
  }
  const part = Math.round((width * 5) / 4)
  return { x: 0, y: Math.floor((height - part) * CUT_ABOVE), width, height: part }
}

interface Rendering extends Upright {
  readonly part: Part
  readonly target: Size
}

/** The library rotates, then scales the whole, then cuts, in whatever order it is told. */
function render(bytes: Buffer, { width, height, orientation, part, target }: Rendering): Buffer {
  const scale = target.width / part.width
  const scaledSize = {
    width: Math.max(target.width, Math.round(width * scale)),
    height: Math.max(target.height, Math.round(height * scale)),
  }
  const picture = new Transformer(bytes)
  if (orientation > 1) picture.rotate()
  const x = Math.min(Math.round(part.x * scale), scaledSize.width - target.width)
  const y = Math.min(Math.round(part.y * scale), scaledSize.height - target.height)
  return picture
    .fastResize({ ...scaledSize, fit: ResizeFit.Fill })
    .crop(x, y, target.width, target.height)
    .webpSync(QUALITY)
}
