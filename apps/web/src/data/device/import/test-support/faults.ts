import { IDBObjectStore } from 'fake-indexeddb'
import type { ImportRun } from '../run-import.ts'

/** How an import is ended: at which put, step, byte or call. */
export type Fault =
  | { readonly kind: 'transaction aborts'; readonly atPut: number }
  | { readonly kind: 'error between lines'; readonly atStep: number }
  | { readonly kind: 'connection closes'; readonly atByte: number }
  | { readonly kind: 'connection breaks'; readonly atByte: number }
  | { readonly kind: 'network is lost'; readonly atCall: number }

/** How much there is of each in one import without a fault. */
export interface Extent {
  puts: number
  steps: number
  bytes: number
  calls: number
}

type Faulty = Pick<ImportRun, 'fetchExport' | 'onStep'>

/** An import that ends at the fault, or counts what it does where there is none. Call `restore` afterwards. */
export function faulty(fetchExport: ImportRun['fetchExport'], fault?: Fault): Faulty & { readonly extent: Extent; restore(): void } {
  const extent: Extent = { puts: 0, steps: 0, bytes: 0, calls: 0 }
  const restore = watchPuts(extent, fault)
  return {
    extent,
    restore,
    onStep: () => {
      extent.steps += 1
      if (fault?.kind === 'error between lines' && extent.steps === fault.atStep) throw new Error('the app ends')
    },
    fetchExport: async (source, signal) => {
      extent.calls += 1
      if (fault?.kind === 'network is lost' && extent.calls >= fault.atCall) throw new TypeError('Failed to fetch')
      const answer = await fetchExport(source, signal)
      return new Response(answer.body?.pipeThrough(cutter(extent, fault)), answer)
    },
  }
}

function watchPuts(extent: Extent, fault?: Fault): () => void {
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (...values: Parameters<typeof put>) {
    const request = put.apply(this, values)
    extent.puts += 1
    if (fault?.kind === 'transaction aborts' && extent.puts === fault.atPut) this.transaction.abort()
    return request
  }
  return () => {
    IDBObjectStore.prototype.put = put
  }
}

/** Bytes in pieces of odd sizes, so that lines and letters are cut anywhere. */
function cutter(extent: Extent, fault?: Fault): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const end = fault && 'atByte' in fault ? fault.atByte : Number.POSITIVE_INFINITY
  return new TransformStream({
    transform: (chunk, controller) => {
      const rest = chunk.subarray(0, Math.max(0, end - extent.bytes))
      extent.bytes += chunk.length
      for (let start = 0; start < rest.length; start += 9_973) controller.enqueue(rest.slice(start, start + 9_973))
      if (rest.length === chunk.length) return
      if (fault?.kind === 'connection breaks') controller.error(new TypeError('network error'))
      else controller.terminate()
    },
  })
}
