import type { CDPSession, Locator, Page } from '@playwright/test'

/** What a person's doing takes, in seconds: a model, not a test with people. */
export const SECONDS = { answer: 5, tap: 2, field: 6, mail: 30 } as const

/** What it took until a moment. */
export interface Effort {
  readonly moment: string
  readonly taps: number
  readonly fields: number
  readonly seconds: number
  /** What came over the line, in kilobytes. */
  readonly kilobytes: number
}

/** Does what a voter does, and counts it. */
export interface Counter {
  tap(target: Locator): Promise<void>
  /** A tap that is an answer to a question. */
  answer(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** Waits for a mail and opens its link. */
  openMail(link: () => Promise<string>): Promise<void>
  /** Notes down how much it took so far. */
  reach(moment: string): Promise<void>
  readonly efforts: readonly Effort[]
}

/** Counts from now on, on this page. */
export async function countEffort(page: Page): Promise<Counter> {
  const received = await countBytes(await page.context().newCDPSession(page))
  const done = { taps: 0, fields: 0, seconds: 0 }
  const efforts: Effort[] = []
  const count = (kind: 'taps' | 'fields', seconds: number) => {
    done[kind] += 1
    done.seconds += seconds
  }
  return {
    tap: async (target) => {
      count('taps', SECONDS.tap)
      await target.click()
    },
    answer: async (target) => {
      count('taps', SECONDS.answer)
      await target.click()
    },
    type: async (field, text) => {
      count('fields', SECONDS.field)
      await field.fill(text)
    },
    openMail: async (link) => {
      done.seconds += SECONDS.mail
      await page.goto(await link())
    },
    reach: async (moment) => {
      await page.waitForLoadState('networkidle')
      efforts.push({ moment, ...done, kilobytes: received() / 1000 })
    },
    efforts,
  }
}

async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

/** Prints a way, moment by moment. */
export function printEfforts(who: string, efforts: readonly Effort[]): void {
  for (const { moment, taps, fields, seconds, kilobytes } of efforts) {
    console.log(`${who}, ${moment}: ${taps} taps, ${fields} fields, ${seconds} s, ${kilobytes.toFixed(0)} kB`)
  }
}
