import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdField } from '../../../src/desk/candidacies/moderation/decide.ts'
import { drawingOf, writePortraits } from '../../../src/catalogue/write/write-portraits.ts'
import { publish } from '../submitted.ts'
import { openPreviewWorld, type PreviewWorld } from './preview-world.ts'

let desk: PreviewWorld
beforeAll(async () => {
  desk = await openPreviewWorld()
})
beforeEach(() => desk.begin())
afterAll(() => desk.world.close())

/** A statement with a bit of everything, whole. */
const writeAll = async () => {
  const { questions, write } = desk
  const [one = 0, two = 0] = questions.slice(3)
  await write({
    answers: questions.map((questionId, index) => ({ questionId, value: index < 3 ? null : index % 2 === 0 ? 100 : 0 })),
    important: [{ questionId: two, important: true }],
    comments: [
      { questionId: one, language: 'fr', text: 'Parce que' },
      { questionId: two, language: 'de', text: 'Darum' },
    ],
  })
  await write({
    texts: [
      { text: 'motto', language: 'de', value: 'Für alle' },
      { text: 'occupation', language: 'fr', value: 'Paysanne' },
    ],
    links: [{ kind: 'website', url: 'https://example.ch/' }],
    facts: [
      { fact: 'vestedInterests', value: [{ organisation: { de: 'Turnverein' }, role: { de: 'Präsidentin' }, paid: false, since: 2019 }] },
      { fact: 'languages', value: ['fr', 'de'] },
    ],
  })
}

// Fails when a kept body is handed out, or the overlay leaves out, adds or orders anything else than publication does.
test('what a preview shows is byte for byte what is there after publication, and nobody else sees it before [API-1]', async () => {
  await writeAll()
  const before = await desk.readAll()
  const { token } = (await desk.preview()).json
  const previewed = await desk.readAll({ Preview: token })
  for (const [index, [path, text]] of previewed.entries()) if (!path.includes('/change')) expect(text).not.toBe(before[index]?.[1])
  expect(await desk.readAll()).toEqual(before)
  expect((await desk.submit()).status).toBe(201)
  await publish(desk.world.db)
  expect(await desk.readPublished()).toEqual(previewed)
  // What is published already is shown as that, under its number.
  const again = (await desk.preview()).json
  expect(await desk.readAll({ Preview: again.token })).toEqual(previewed)
})

// Fails when the public log, the mark of its changes or the picture is left as it is published.
test('a preview of a changed statement shows the picture itself, and the log as the publication writes it [API-1]', {
  tags: ['slow'],
}, async () => {
  await writeAll()
  const person = `/election/${desk.world.electionId}/candidate/${desk.candidateId}?lang=de`
  const portraitOf = async (headers?: Readonly<Record<string, string>>) => JSON.parse((await desk.read(person, headers)).text).portrait
  await desk.put(480)
  await desk.submit()
  await publish(desk.world.db)
  const former = await portraitOf()
  const log = JSON.parse((await desk.read(desk.showing[1] ?? '')).text)
  await desk.put(400)
  await desk.write({
    answers: [{ questionId: desk.questions[0] ?? 0, value: 100 }],
    texts: [{ text: 'motto', language: 'de', value: 'Neu' }],
  })
  const headers = { Preview: (await desk.preview()).json.token }
  expect(await portraitOf(headers)).toMatch(/^data:image\/webp;base64,/)
  expect(await portraitOf()).toBe(former)
  const previewed = await desk.readAll(headers)
  expect(JSON.parse(previewed[1]?.[1] ?? '')).toHaveLength(log.length + 2)
  await desk.submit()
  await publish(desk.world.db)
  expect(await desk.readPublished()).toEqual(previewed)
  expect(await portraitOf()).not.toBe(former)
  expect(JSON.parse(previewed[0]?.[1] ?? '')).toMatchObject({ statement: { revision: 2 }, hasChanges: true })
})

// Fails when a removed picture is shown, or a delivered one is not.
test('the delivered picture stands there until somebody has one of their own, or wants none', async () => {
  const picture = drawingOf('<svg xmlns="http://www.w3.org/2000/svg"><title>Geliefert</title></svg>')
  await writePortraits(desk.world.db, [{ candidateId: desk.candidateId, picture }])
  const before = (await desk.preview()).json
  expect(JSON.parse((await desk.read(desk.showing[0] ?? '', { Preview: before.token })).text).portrait).toMatch(
    /^data:image\/svg\+xml;base64,/,
  )
  await desk.put(480)
  await desk.world.call('dropPortrait', desk.own)
  const { token } = (await desk.preview()).json
  expect(JSON.parse((await desk.read(desk.showing[0] ?? '', { Preview: token })).text).portrait).toBeNull()
  await desk.world.db.deleteFrom('candidatePortrait').where('candidateId', '=', desk.candidateId).execute()
})

// Fails when a preview shows what is held back, tells it in the log, or has a delivered picture in the place of one that is.
test('what operators hold back is missing in a preview as after publication, whatever the draft says by now [API-1]', {
  tags: ['slow'],
}, async () => {
  const canary = 'Kanarienvogel'
  await writeAll()
  await desk.put(480)
  await desk.submit()
  await publish(desk.world.db)
  const number = desk.world.people[0]?.number ?? ''
  for (const field of ['text/motto/de', 'link/website', 'portrait'])
    await holdField(desk.world.inviting, { electionId: desk.world.electionId, number, field }, 'insult')
  await desk.write({ texts: [{ text: 'motto', language: 'de', value: canary }] })
  const previewed = await desk.readAll({ Preview: (await desk.preview()).json.token })
  expect(JSON.stringify(previewed)).not.toContain(canary)
  expect(JSON.parse(previewed[0]?.[1] ?? '')).toMatchObject({ links: [], portrait: null, statement: { revision: 2 } })
  expect(JSON.parse(previewed[1]?.[1] ?? '')[0]).toMatchObject({ field: 'text/motto/de', after: null, held: ['before', 'after'] })
  await desk.submit()
  await publish(desk.world.db)
  expect(await desk.readPublished()).toEqual(previewed)
})

// Fails when the draft is shown that can no longer be submitted.
test('after the end of changes a preview shows what was submitted', async () => {
  await writeAll()
  await desk.submit()
  const submitted = await desk.readAll({ Preview: (await desk.preview()).json.token })
  await desk.write({ answers: [{ questionId: desk.questions[0] ?? 0, value: 0 }] })
  expect(await desk.readAll({ Preview: (await desk.preview()).json.token })).not.toEqual(submitted)
  const { electionDate } = await desk.world.db
    .selectFrom('election')
    .select('electionDate')
    .where('id', '=', desk.world.electionId)
    .executeTakeFirstOrThrow()
  await desk.world.db.updateTable('election').set({ electionDate: '2020-01-01' }).where('id', '=', desk.world.electionId).execute()
  expect(await desk.readAll({ Preview: (await desk.preview()).json.token })).toEqual(submitted)
  await desk.world.db.updateTable('election').set({ electionDate }).where('id', '=', desk.world.electionId).execute()
})

test('a preview is kept nowhere, is never "not modified", and is not encoded for others', async () => {
  const path = desk.showing[0] ?? ''
  const tag = (await desk.read(path)).headers.get('ETag') ?? ''
  const { token } = (await desk.preview()).json
  desk.shared.splice(0)
  const answer = await desk.read(path, { Preview: token, 'If-None-Match': tag, 'Accept-Encoding': 'gzip' })
  expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual([200, 'no-store', null])
  expect(desk.shared).toEqual([])
})
