import type { Locator, Page } from '@playwright/test'

/** What a person's doing takes, in seconds: a model, not a test with people. */
const SECONDS = {
  /** To read a question and decide. */
  question: 7,
  tap: 1,
  /** To know what to write, and a letter of it on a phone. */
  thought: 12,
  letter: 0.3,
  /** To look at a mail, at a picture and its crop, and at all that becomes public. */
  mail: 20,
  picture: 45,
  review: 60,
} as const

/** A person who goes through screens; what they do is counted as it would take them, and what they wait for as it takes the machine. */
export interface Person {
  /** Spends time on looking. */
  look(at: 'mail' | 'picture' | 'review'): void
  /** Decides a question by a tap. */
  decide(answer: Locator): Promise<void>
  /** Taps, and waits until what follows is there. */
  tap(target: Locator, follows: () => Promise<unknown>): Promise<void>
  /** Writes a text of their own. */
  write(field: Locator, text: string): Promise<void>
  /** Waits for something. */
  wait(work: () => Promise<unknown>): Promise<void>
  /** Seconds of the person so far. */
  readonly seconds: () => number
  /** Seconds of the machine so far. */
  readonly waited: () => number
  /** Bytes that came over the line. */
  readonly received: () => number
}

/** Slows the processor of a page down so many times, and counts from now on. */
export async function countTime(page: Page, slowdown: number): Promise<Person> {
  const session = await page.context().newCDPSession(page)
  let received = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let seconds = 0
  let waited = 0
  const wait = async (work: () => Promise<unknown>) => {
    const begin = performance.now()
    await work()
    waited += (performance.now() - begin) / 1_000
  }
  return {
    look: (at) => {
      seconds += SECONDS[at]
    },
    decide: async (answer) => {
      seconds += SECONDS.question
      await wait(() => answer.click())
    },
    tap: async (target, follows) => {
      seconds += SECONDS.tap
      await wait(async () => {
        await target.click()
        await follows()
      })
    },
    write: async (field, text) => {
      seconds += SECONDS.thought + [...text].length * SECONDS.letter
      await wait(() => field.fill(text))
    },
    wait,
    seconds: () => seconds,
    waited: () => waited,
    received: () => received,
  }
}
