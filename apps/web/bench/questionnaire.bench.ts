import { expect } from '@playwright/test'
import type { AnswerTable, Question } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import { domainScript } from './support/domain-in-page.ts'
import { quantile } from './support/median.ts'
import { CPU_SLOWDOWN } from './support/phone.ts'
import { report } from './support/report.ts'
import { test } from './support/zurich.ts'

/** What an answer may cost until the next question and the strip are known. */
const BAR_MS = 5
const ROUNDS = 61
const ANSWERED = 8

interface Step {
  readonly table: AnswerTable
  readonly voters: readonly { readonly questionId: number; readonly value: number; readonly weight: 1 }[][]
  readonly open: readonly number[]
  readonly rounds: number
}

type Domain = typeof import('@plenara/domain')

/** Runs in the page, as it works: the outlook when an answer is given, the next question when the card goes. @returns milliseconds */
function measureSteps({ table, voters, open, rounds }: Step) {
  const { adaptiveQuestion, outlookOf, readAnswerTable } = (globalThis as unknown as { domain: Domain }).domain
  const matrix = readAnswerTable(table)
  const isOpen = new Set(open)
  const step = (turn: number) => {
    const responses = voters[turn % voters.length] ?? []
    const begin = performance.now()
    outlookOf(matrix, responses)
    const known = performance.now()
    adaptiveQuestion(matrix, responses, isOpen)
    return { outlook: known - begin, next: performance.now() - known }
  }
  const first = step(0)
  for (let turn = 0; turn < 20; turn++) step(turn)
  const steps = Array.from({ length: rounds }, (_, turn) => step(turn))
  return { first: first.outlook, outlooks: steps.map(({ outlook }) => outlook), nexts: steps.map(({ next }) => next) }
}

test('next question and group of the largest field are known within 5 ms of an answer on a processor four times slower', async ({
  browser,
  voter,
  request,
}) => {
  const table: AnswerTable = await (await request.get(`/api/election/${voter.election.id}/candidate-answers`)).json()
  const questions: Question[] = await (await request.get(`/api/election/${voter.election.id}/question`)).json()
  const short = questions.filter(({ isShort }) => isShort)
  const voters = Array.from({ length: 16 }, (_, seed) =>
    short.slice(0, ANSWERED).map(({ id, type }, index) => {
      const scale = SCALE_VALUES[type]
      return { questionId: id, value: scale[(seed * 7 + index * (seed + 1)) % scale.length] ?? 0, weight: 1 as const }
    }),
  )
  const open = short.slice(ANSWERED).map(({ id }) => id)
  const page = await (await browser.newContext()).newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addScriptTag({ content: await domainScript() })
  const { first, outlooks, nexts } = await page.evaluate(measureSteps, { table, voters, open, rounds: ROUNDS })
  await page.context().close()
  report(`outlook after an answer, ms, ${table.candidateIds.length} candidates`, outlooks, BAR_MS)
  report(`next of ${open.length} open questions, ms`, nexts, BAR_MS)
  report('the first outlook, with the statistics, ms', [first], null)
  expect(quantile(outlooks)).toBeLessThan(BAR_MS)
  expect(quantile(nexts)).toBeLessThan(BAR_MS)
})
