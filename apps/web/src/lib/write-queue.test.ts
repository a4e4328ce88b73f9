import type { Match } from '@plenara/contract'
import { expect, test } from 'vitest'
import { createWriteQueue, type WriteStep } from './write-queue.ts'

const like = (candidateId: number, rank: number): Match => ({ candidateId, type: 'like', rank })

/** A step that adds a candidate, with the server's answer in the hands of the test. */
function addition(candidateId: number) {
  let resolve: (matches: Match[]) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<Match[]>((fulfil, refuse) => {
    resolve = fulfil
    reject = refuse
  })
  const sent = { count: 0 }
  const step: WriteStep<Match[]> = {
    apply: (matches) => [...matches, like(candidateId, matches.length + 1)],
    send: () => {
      sent.count += 1
      return promise
    },
  }
  return { step, answer: { promise, resolve, reject }, sent }
}

function setUp(start: Match[] = []) {
  let shown = start
  const failures: unknown[] = []
  const queue = createWriteQueue({
    read: () => shown,
    show: (matches) => {
      shown = matches
    },
    onFailure: (error) => failures.push(error),
  })
  return { queue, failures, shownIds: () => shown.map((match) => match.candidateId) }
}

test('ratings show at once and are sent one after another [SCREEN-4]', async () => {
  const { queue, shownIds } = setUp()
  const first = addition(1)
  const second = addition(2)
  queue.add(first.step)
  queue.add(second.step)
  expect(shownIds()).toEqual([1, 2])
  expect([first.sent.count, second.sent.count]).toEqual([1, 0])
  first.answer.resolve([like(1, 1)])
  await first.answer.promise
  await Promise.resolve()
  expect(second.sent.count).toBe(1)
  expect(shownIds()).toEqual([1, 2])
  second.answer.resolve([like(1, 1), like(2, 2)])
  await queue.idle()
  expect(shownIds()).toEqual([1, 2])
})

test('what fails is taken back, what waits stays', async () => {
  const { queue, failures, shownIds } = setUp([like(9, 1)])
  const first = addition(1)
  const second = addition(2)
  queue.add(first.step)
  queue.add(second.step)
  first.answer.reject(new Error('no'))
  second.answer.resolve([like(9, 1), like(2, 2)])
  await queue.idle()
  expect(failures).toHaveLength(1)
  expect(shownIds()).toEqual([9, 2])
})

test('a step that lost its ground changes nothing', async () => {
  const { queue, shownIds } = setUp([like(9, 1)])
  const failing: WriteStep<Match[]> = {
    apply: () => {
      throw new Error('not ranked')
    },
    send: () => Promise.reject(new Error('not ranked')),
  }
  queue.add(failing)
  expect(shownIds()).toEqual([9])
  await queue.idle()
  expect(shownIds()).toEqual([9])
})
