import { Worker } from 'node:worker_threads'
import { RetryLaterError } from '@plenara/api'
import type { ParsedDocument } from '@plenara/api/parse-document'

export interface DocumentTask {
  readonly id: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface DocumentResult {
  readonly id: number
  readonly parsed: ParsedDocument
}

/** Parses and checks documents of imports on a thread of its own, so that a document that takes long holds up no other call. */
export interface DocumentChecks {
  /** Takes the bytes away from the caller. Throws `unavailable` where the thread ends before it is done, or takes too long. */
  readonly parse: (bytes: Uint8Array<ArrayBuffer>) => Promise<ParsedDocument>
  /** How many documents wait or are under way. */
  waiting(): number
  close(): Promise<void>
}

/** What the thread may take of the memory: a document at the limits takes a tenth of it. */
const MEMORY_MB = 512
/** The longest a document may take; one that is wrong everywhere takes half a second. */
const PATIENCE_MS = 10_000
const COME_BACK_SECONDS = 5

interface Waiting {
  readonly resolve: (parsed: ParsedDocument) => void
  readonly reject: (error: unknown) => void
}

export interface DocumentChecksOptions {
  /** Called with what ended the thread. */
  readonly onError: (error: unknown) => void
  readonly patienceMs?: number
  /** The program of the thread. */
  readonly program?: URL
}

/** The thread starts with the first document and holds no process open. */
export function createDocumentChecks(options: DocumentChecksOptions): DocumentChecks {
  const { onError, patienceMs = PATIENCE_MS, program = new URL('./document-thread.ts', import.meta.url) } = options
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let ids = 0

  /** Whatever waits for a thread that has ended comes back later; the next document starts another. */
  const end = (ended: Worker) => {
    if (worker !== ended) return
    worker = null
    for (const { reject } of waiting.values()) reject(new RetryLaterError('unavailable', COME_BACK_SECONDS))
    waiting.clear()
  }
  const start = (): Worker => {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    started.unref()
    started.on('message', ({ id, parsed }: DocumentResult) => {
      waiting.get(id)?.resolve(parsed)
      waiting.delete(id)
    })
    started.on('error', onError)
    started.on('exit', () => end(started))
    return started
  }
  return {
    parse: async (bytes) => {
      const id = ++ids
      worker ??= start()
      const used = worker
      const timer = setTimeout(() => {
        end(used)
        used.terminate()
      }, patienceMs)
      try {
        return await new Promise((resolve, reject) => {
          waiting.set(id, { resolve, reject })
          used.postMessage({ id, bytes } satisfies DocumentTask, [bytes.buffer])
        })
      } finally {
        clearTimeout(timer)
      }
    },
    waiting: () => waiting.size,
    close: async () => {
      await worker?.terminate()
    },
  }
}
