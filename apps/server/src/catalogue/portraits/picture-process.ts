// A process of its own: a picture that decodes for ever, or into all of the memory, takes nothing else with it.

import { forgetPixels } from './forget-pixels.ts'
import { shapePicture } from './shape-picture.ts'

process.on('message', (bytes: Uint8Array) => {
  process.send?.(shapePicture(Buffer.from(bytes)), forgetPixels)
})
