import { createCompressor } from '../../src/http/compressor.ts'
import { createSharedEncodings } from '../../src/http/shared-encodings.ts'

/** Encodings of public bodies for a test, by a thread that ends with the process. */
export const encode = createSharedEncodings({ compressor: createCompressor(), maxBytes: 16 * 1024 * 1024 })
