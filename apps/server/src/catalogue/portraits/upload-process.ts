// A process of its own, and another than that of imports: what somebody uploads waits for no operator's folder.
import { forgetPixels } from './forget-pixels.ts'
import { shapeUpload } from './shape-upload.ts'

process.on('message', (bytes: Uint8Array) => {
  process.send?.(shapeUpload(Buffer.from(bytes)), forgetPixels)
})
