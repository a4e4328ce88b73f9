import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { quantile } from './median.ts'
import { slowDown } from './phone.ts'

const TURNS = 2_000_000
const RUNS = 7

/**
 * What the machine itself does at the moment: milliseconds of a fixed piece of JavaScript in an empty page as slow as the phone, and how many
 * processes want to run. A figure of the bench that grows with it says nothing about the app.
 */
export async function yardstick(browser: Browser): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  const times = await page.evaluate(countTurns, { turns: TURNS, runs: RUNS })
  await context.close()
  return `machine: ${TURNS / 1e6} M turns of a loop ${quantile(times).toFixed(0)} ms (best ${Math.min(...times).toFixed(0)}), load ${loadavg()[0]?.toFixed(1)}`
}

function countTurns({ turns, runs }: { turns: number; runs: number }): number[] {
  return Array.from({ length: runs }, () => {
    const begin = performance.now()
    let bits = 1
    for (let turn = 0; turn < turns; turn++) bits = (Math.imul(bits, 1_664_525) + 1_013_904_223) | 0
    Reflect.set(globalThis, 'turned', bits)
    return performance.now() - begin
  })
}
