// The thread of `compressor.ts`: compresses one body after the other.
import { parentPort } from 'node:worker_threads'
import { compressSync, THOROUGH } from './compression.ts'
import type { CompressionTask } from './compressor.ts'

parentPort?.on('message', ({ id, bytes, encoding }: CompressionTask) => {
  const compressed = compressSync(bytes, encoding, THOROUGH)
  // A small buffer lies in a pool that cannot be handed over.
  const transferable = compressed.buffer.byteLength === compressed.length ? compressed : new Uint8Array(compressed)
  parentPort?.postMessage({ id, bytes: transferable }, [transferable.buffer])
})
