import { setTimeout as sleep } from 'node:timers/promises'
import type { Voter } from '../bench/voters.ts'

/** Writes numbers that grow, one after the other, and remembers which were acknowledged. */
export interface Writer {
  readonly acknowledged: () => number
  /** How many acknowledged writes are missing. */
  lost(address: string): Promise<number>
  stop(): Promise<void>
}

const KEY = 'chaos'

export function startWriter(address: () => string, { id, token }: Voter): Writer {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  let next = 1
  let last = 0
  let count = 0
  let isStopped = false
  const run = async () => {
    for (; !isStopped; next++) {
      const body = JSON.stringify({ key: KEY, data: { n: next } })
      const answer = await fetch(`${address()}/api/user/${id}/progression`, {
        method: 'PUT',
        headers,
        body,
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null)
      if (answer?.ok) {
        last = next
        count += 1
      }
      await sleep(answer?.ok ? 5 : 200)
    }
  }
  const running = run()
  return {
    acknowledged: () => count,
    lost: async (at) => {
      const answer = await fetch(`${at}/api/user/${id}/progression`, { headers })
      const entries = (await answer.json()) as readonly { key: string; data: { n: number } }[]
      return Math.max(0, last - (entries.find(({ key }) => key === KEY)?.data.n ?? 0))
    },
    stop: () => {
      isStopped = true
      return running
    },
  }
}
