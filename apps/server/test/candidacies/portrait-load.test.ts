// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quarters } from '../support/drawn-pictures.ts'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'

let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld()
})
afterAll(() => world.close())

/** The largest memory that the processes with this script have had, in bytes; 0 where none runs. */
function peakOf(script: string): number {
  const peaks = readdirSync('/proc').flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid) || !readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(script)) return []
      const status = readFileSync(`/proc/${pid}/status`, 'latin1')
      if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== process.pid) return []
      return [Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024]
    } catch {
      return []
    }
  })
  return Math.max(0, ...peaks)
}

// Fails when uploads are decoded side by side, wait without an end, or take the places of those who save.
test('of fifty pictures at once some wait, the others are told to come again, and answers are saved meanwhile', async () => {
  const people: { readonly cookie: string; readonly candidacyId: number }[] = []
  for (let index = 0; index < 5; index++) {
    people.push(await world.claimed({ number: world.people[index]?.number ?? '', email: `person${index}@example.ch` }))
  }
  // As large as is let in.
  const bytes = quarters(1_999, 2_000).jpegSync(60)
  const sent = Array.from({ length: 50 }, async (_, index) => {
    const { cookie, candidacyId } = people[index % people.length]!
    return world.call('putPortrait', { cookie, params: { cid: candidacyId }, raw: { bytes, type: 'image/jpeg' } })
  })
  let isOver = false
  const answering = Promise.all(sent).finally(() => {
    isOver = true
  })
  const [first] = people
  const { questions } = (await world.call('getQuestionnaire', { cookie: first!.cookie, params: { cid: first!.candidacyId } })).json
  const body = { version: 0, answers: [{ questionId: questions[0].id, value: 100 }] }
  while (!isOver) {
    const saved = await world.call('saveStatement', { cookie: first!.cookie, params: { cid: first!.candidacyId }, body })
    expect(saved.status).toBe(200)
  }
  const answers = await answering
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  expect(refused.length).toBeGreaterThanOrEqual(25)
  for (const { status, headers, json } of refused) {
    expect([status, json.code, Number(headers.get('Retry-After')) > 0]).toEqual([503, 'unavailable', true])
  }
})

// Fails when pictures with more pixels are decoded.
test.runIf(process.platform === 'linux')('the process that decodes them stays below 300 MB', async () => {
  const { cookie, candidacyId } = await world.claimed({ number: world.people[6]?.number ?? '', email: 'gross@example.ch' })
  const largest = quarters(2_000, 2_000)
  const sent = [
    [largest.jpegSync(60), 'image/jpeg'],
    [largest.pngSync(), 'image/png'],
    [largest.webpSync(60), 'image/webp'],
    [largest.webpLosslessSync(), 'image/webp'],
  ] as const
  for (const [bytes, type] of [...sent, ...sent]) {
    const answer = await world.call('putPortrait', { cookie, params: { cid: candidacyId }, raw: { bytes, type } })
    expect([type, answer.status]).toEqual([type, 200])
  }
  const peak = peakOf('upload-process.ts')
  expect(peak).toBeGreaterThan(0)
  expect(peak).toBeLessThan(300 * 1024 * 1024)
})
