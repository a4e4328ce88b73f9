import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from '@plenara/api'

/** Brotli's and gzip's quality for what is compressed for one answer. */
export const FAST = 1
/** For what is compressed once and sent to everybody: quality 10 takes thirteen times as long and saves an eighth. */
export const THOROUGH = 9
/** Up to here a fast compression takes less of the loop's time than the way through the thread pool. */
export const AT_ONCE_BYTES = 128 * 1024

/**
 * Brotli's window, as a power of two: not larger than the body needs, because each compression allocates it, and the usual 4 MiB cost more than the
 * compressing of a small body.
 */
export function windowBits(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS), 22)
}

function brotliOptions(bytes: number, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  }
}

export function compressSync(bytes: Uint8Array, encoding: Encoding, quality: number): Buffer<ArrayBuffer> {
  const compressed =
    encoding === 'gzip' ? gzipSync(bytes, { level: quality }) : brotliCompressSync(bytes, brotliOptions(bytes.length, quality))
  return compressed as Buffer<ArrayBuffer>
}

const brotliInPool = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress)
const gzipInPool = promisify<Uint8Array, { level: number }, Buffer>(gzip)

/** Compresses what one caller alone gets: fast, and large bodies beside the loop. */
export async function compressFast(bytes: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (bytes.length <= AT_ONCE_BYTES) return compressSync(bytes, encoding, FAST)
  const inPool = encoding === 'gzip' ? gzipInPool(bytes, { level: FAST }) : brotliInPool(bytes, brotliOptions(bytes.length, FAST))
  return (await inPool) as Buffer<ArrayBuffer>
}
