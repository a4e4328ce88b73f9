import { Worker } from 'node:worker_threads'
import type { Encoding } from '@plenara/api'

export interface CompressionTask {
  readonly id: number
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly encoding: Encoding
}

interface CompressionResult {
  readonly id: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Compresses thoroughly on a thread of its own, one body at a time. */
export interface Compressor {
  /** Null where it cannot be done now: too much waits already, or the thread has ended. */
  compress(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer> | null>
  /** The bytes of the bodies that wait, and of the one under way. */
  waitingBytes(): number
  close(): Promise<void>
}

/** What may wait, because waiting bodies stay in memory: about all exports of the country. */
const WAITING_BYTES = 128 * 1024 * 1024

interface Waiting {
  readonly task: CompressionTask
  readonly resolve: (bytes: Uint8Array<ArrayBuffer> | null) => void
}

/**
 * The threads of Node's own pool stay with the audit log and the hashing of passwords, which requests wait for. The thread starts with the
 * first body and holds no process open.
 */
export function createCompressor({ waitingBytes = WAITING_BYTES } = {}): Compressor {
  const queue: Waiting[] = []
  let worker: Worker | null = null
  let running: Waiting | null = null
  let bytesWaiting = 0
  let ids = 0

  const finish = (bytes: Uint8Array<ArrayBuffer> | null) => {
    const done = running
    running = null
    if (!done) return
    bytesWaiting -= done.task.bytes.length
    done.resolve(bytes)
    next()
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./compression-thread.ts', import.meta.url))
    started.unref()
    started.on('message', ({ id, bytes }: CompressionResult) => {
      if (running?.task.id === id) finish(bytes)
    })
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (worker === started) worker = null
      finish(null)
    })
    return started
  }
  function next(): void {
    running ??= queue.shift() ?? null
    if (!running) return
    worker ??= start()
    worker.postMessage(running.task)
  }
  return {
    compress: (bytes, encoding) => {
      if (bytesWaiting + bytes.length > waitingBytes && bytesWaiting > 0) return Promise.resolve(null)
      bytesWaiting += bytes.length
      return new Promise((resolve) => {
        queue.push({ task: { id: ++ids, bytes, encoding }, resolve })
        if (!running) next()
      })
    },
    waitingBytes: () => bytesWaiting,
    close: async () => {
      for (const { resolve, task } of queue.splice(0)) {
        bytesWaiting -= task.bytes.length
        resolve(null)
      }
      await worker?.terminate()
    },
  }
}
