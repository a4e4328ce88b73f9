/** What kinds of pictures the desk takes. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** What a picture at the desk may have: so many bytes, so many pixels, and each side so many pixels at least. Without imports: the desk reads it, too. */
export const UPLOAD_BOUNDS = { bytes: 1_048_576, pixels: 4_000_000, side: 320 } as const
