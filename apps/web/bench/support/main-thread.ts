import type { Browser, Page } from '@playwright/test'
import { CPU_SLOWDOWN, type Phone } from './phone.ts'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  /** Time of the thread itself: without what other programs took from it. */
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } }
}

const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata']

export interface Work {
  /** By the clock, with what other programs of the machine took meanwhile. */
  readonly wall: number
  /** Of the thread itself. The slowing down lengthens it by the clock, so that it is of use at full speed only. */
  readonly thread: number
}

/**
 * Milliseconds of work of the page's main thread in the tasks that begin within `windowMs` of an input event, as the browser's own trace
 * tells: handlers, rendering by React, style, layout and painting.
 */
async function mainThreadWork(
  { browser, page, input, windowMs }: { browser: Browser; page: Page; input: string; windowMs: number },
  act: () => Promise<void>,
): Promise<Work> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  await page.waitForTimeout(windowMs + 200)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const dispatch = traceEvents.find((event) => event.name === 'EventDispatch' && event.args?.data?.type === input)
  if (!dispatch) throw new Error(`No ${input} in the trace`)
  const tasks = traceEvents.filter(
    (event) =>
      event.pid === dispatch.pid &&
      event.tid === dispatch.tid &&
      (event.name === 'RunTask' || event.name === 'ThreadControllerImpl::RunTask') &&
      event.dur !== undefined &&
      event.ts + event.dur > dispatch.ts &&
      event.ts < dispatch.ts + windowMs * 1000,
  )
  const sum = (of: (task: TraceEvent) => number) => tasks.reduce((total, task) => total + of(task), 0) / 1000
  return { wall: sum(({ dur = 0 }) => dur), thread: sum(({ dur = 0, tdur = dur }) => tdur) }
}

/**
 * The work of several such acts after two that warm up: by the clock on the slow phone, and as time of the thread at full speed, times the
 * slowdown. On a machine that others use only the second says what the app costs.
 */
export async function workOf(
  phone: Phone,
  watch: { browser: Browser; input: string; windowMs: number },
  act: () => Promise<void>,
): Promise<{ readonly wall: number[]; readonly thread: number[] }> {
  const measure = async (rounds: number) => {
    const all: Work[] = []
    for (let round = 0; round < rounds; round++) {
      all.push(await mainThreadWork({ ...watch, page: phone.page }, act))
      await phone.page.waitForTimeout(SETTLE_MS)
    }
    return all.slice(WARM_UP)
  }
  const wall = (await measure(ROUNDS + WARM_UP)).map((work) => work.wall)
  await phone.fullSpeed()
  const thread = (await measure(ROUNDS + WARM_UP)).map((work) => work.thread * CPU_SLOWDOWN)
  return { wall, thread }
}

const ROUNDS = 5
const WARM_UP = 2
/** Until the act before is over and done with, e.g. the next question comes by itself. */
const SETTLE_MS = 700
