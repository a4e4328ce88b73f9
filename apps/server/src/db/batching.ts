import { RetryLaterError } from '@plenara/api'
import { measured } from '../platform/measured.ts'

export interface BatchingOptions<Item, Result> {
  /** Returns one result per item, in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Batches running at the same time. */
  readonly maxRunning: number
  readonly maxItems: number
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Combines queued items into one statement. Nothing waits for a batch to fill: an item starts at once while fewer than `maxRunning` statements are
 * running, and only items queued behind them are combined. If the database rejects a batch, each of its items is tried alone, so that one item's
 * fault does not affect another; if the connection is lost, nobody knows what was saved, and all items fail.
 */
export function createBatching<Item, Result>({
  run,
  maxRunning,
  maxItems,
}: BatchingOptions<Item, Result>): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = []
  let running = 0

  async function runAlone({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> {
    try {
      for (const result of await run([item])) resolve(result)
    } catch (error) {
      reject(error)
    }
  }
  async function runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const [first, second] = batch
    measured.statementGroup.tell(batch.length)
    if (first && !second) return runAlone(first)
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      if (error instanceof RetryLaterError) for (const { reject } of batch) reject(error)
      else await Promise.all(batch.map(runAlone))
    }
  }
  function start(): void {
    while (running < maxRunning && queue.length > 0) {
      running++
      runBatch(queue.splice(0, maxItems)).finally(() => {
        running--
        start()
      })
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (running < maxRunning) queueMicrotask(start)
    })
}
