import type { DeskErrorCode } from '@plenara/contract'
import type { PictureFlaw } from '@plenara/importers'

const CODES: Readonly<Partial<Record<PictureFlaw, DeskErrorCode>>> = {
  unknown: 'image_unknown',
  too_many_pixels: 'image_too_large',
  too_small: 'image_too_small',
  animated: 'image_animated',
}

/** What a person is told of a picture that cannot be used; whatever its decoder failed at is damaged. */
export function flawCode(flaw: string): DeskErrorCode {
  return CODES[flaw as PictureFlaw] ?? 'image_damaged'
}
