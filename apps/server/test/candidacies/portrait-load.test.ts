// @module-tag slow
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPictureReader } from '../../src/catalogue/portraits/picture-reader.ts'
import { quarters } from '../support/drawn-pictures.ts'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'

let world: DeskWorld
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenara-peak-'))
  vi.stubEnv('PEAK_FOLDER', folder)
  vi.stubEnv('NODE_OPTIONS', `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('../support/tell-peak.ts', import.meta.url)}`)
  world = await openDeskWorld()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

/** The largest memory that the process with this script has had, in bytes. */
const peakOf = (script: string) => Number(readFileSync(join(folder, script), 'utf8'))

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

// Fails when what is held for a moment is not seen: the next test would say nothing.
test('a process tells what it held while it could do nothing else', async () => {
  const path = join(folder, 'holds.mjs')
  writeFileSync(
    path,
    `process.on('message', () => {
  Buffer.alloc(200 * 1024 * 1024, 1)
  gc()
  process.send('done')
})`,
  )
  const reader = createPictureReader({ path })
  expect(await reader.read(Buffer.alloc(1))).toBe('done')
  reader.close()
  expect(peakOf('holds.mjs')).toBeGreaterThan(200 * 1024 * 1024)
})

// Fails when pictures with more pixels are decoded.
test('the process that decodes them stays below 300 MB', async () => {
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
