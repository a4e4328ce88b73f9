import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { drawingOf, prunePictures, writePortraits } from '../../src/catalogue/write/write-portraits.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cornersOf, quarters } from '../support/drawn-pictures.ts'
import { exifOf, withSegment, withSize } from '../support/hostile-pictures.ts'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'
import { publish } from './submitted.ts'

let world: DeskWorld
let cookie: string
let cid: number
let candidateId: number
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'attempt'] as const) await world.db.deleteFrom(table).execute()
  candidateId = world.people[0]?.candidateId ?? 0
  await world.db.deleteFrom('candidatePortrait').where('candidateId', '=', candidateId).execute()
  const claimed = await world.claimed()
  cookie = claimed.cookie
  cid = claimed.candidacyId
})
afterAll(() => world.close())

const jpegOf = (width = 480, height = 600) => quarters(width, height).jpegSync(85)
const read = async () => (await world.call('getCandidacy', { cookie, params: { cid } })).json
const put = (bytes = jpegOf(), { type = 'image/jpeg', as = cookie, id = cid } = {}) =>
  world.call('putPortrait', { cookie: as, params: { cid: id }, raw: { bytes, type } })
const drop = () => world.call('dropPortrait', { cookie, params: { cid } })
const picture = (hash: string, as: string | null = cookie) =>
  world.call('getPortrait', { cookie: as, params: { cid }, query: `?hash=${hash}` })
const submit = async () => {
  const { version } = await read()
  return world.call('submitStatement', { cookie, params: { cid }, body: { version, consentVersion: '1' } })
}
const answerAll = async () => {
  const { json } = await world.call('getQuestionnaire', { cookie, params: { cid } })
  const answers = json.questions.map(({ id }: { id: number }) => ({ questionId: id, value: 100 }))
  await world.call('saveStatement', { cookie, params: { cid }, body: { version: (await read()).version, answers } })
}
const catalogue = () => createPostgresCatalogue(world.db)
/** The address of the picture that voters are told of; what is at it, and what a device gets for it. */
const shown = async () => {
  const election = await catalogue().election(world.electionId)
  const address = election?.candidates.find(({ id }) => id === candidateId)?.portrait ?? null
  const digits = address?.split('/')[3]
  const [served, copied] = [
    digits ? await catalogue().picture(digits, 'small') : null,
    (await catalogue().portraits([candidateId])).get(candidateId),
  ]
  return { address, served: served && Buffer.from(served.bytes), copied: copied && Buffer.from(copied.bytes) }
}
const served = (hash: string) => catalogue().picture(hash, 'large')
const stored = async () => (await world.db.selectFrom('statementPortrait').select('hash').execute()).map(({ hash }) => hash)
const deliver = async () => {
  const drawing = drawingOf('<svg xmlns="http://www.w3.org/2000/svg"><title>Geliefert</title></svg>')
  await writePortraits(world.db, [{ candidateId, picture: drawing }])
  return drawing.hash
}

test('a picture is kept with the draft as WebP, shown to its person, and raises the version of the statement', async () => {
  expect(await read()).toMatchObject({ version: 0, portrait: { by: 'nobody', hash: null } })
  const { status, json } = await put()
  expect([status, json]).toEqual([200, { version: 1, portrait: { by: 'person', hash: expect.stringMatching(/^[0-9a-f]{64}$/) } }])
  expect(await read()).toMatchObject(json)
  const own = await picture(json.portrait.hash)
  expect([own.status, own.headers.get('Content-Type'), own.headers.get('Cache-Control')]).toEqual([200, 'image/webp', 'no-store'])
  expect(cornersOf(own.bytes)).toBe('rgby')
  // The same again is no change; another one takes its place.
  expect((await put()).json).toEqual(json)
  const other = await put(quarters(480, 600).pngSync(), { type: 'image/png' })
  expect(other.json.version).toBe(2)
  expect(await stored()).toEqual([other.json.portrait.hash])
  expect((await picture(json.portrait.hash)).status).toBe(404)
})

// Fails when a save of a field writes the content without the picture.
test('a save of something else leaves the picture as it is, and is not in its way', async () => {
  const { json } = await put()
  const body = { version: 0, texts: [{ text: 'motto', language: 'de', value: 'Weiter' }] }
  expect(await world.call('saveStatement', { cookie, params: { cid }, body })).toMatchObject({ status: 200, json: { version: 2 } })
  expect(await read()).toMatchObject({ portrait: json.portrait, texts: body.texts })
})

// Fails when the owner is not compared, or the picture of a draft can be had by its hash.
test('the picture of a draft is served to nobody but its person', async () => {
  const { json } = await put()
  const { hash } = json.portrait
  const other = await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  for (const as of [other.cookie, null]) expect((await picture(hash, as)).status).toBe(as === null ? 401 : 404)
  expect((await put(jpegOf(), { as: other.cookie })).status).toBe(404)
  expect((await world.call('dropPortrait', { cookie: other.cookie, params: { cid } })).status).toBe(404)
  for (const size of ['small', 'large'] as const) expect(await catalogue().picture(hash, size)).toBeNull()
  await answerAll()
  await submit()
  expect(await served(hash)).toBeNull()
  expect((await read()).portrait).toEqual(json.portrait)
})

// Fails when an imported picture wins, a device's copy is another one than the page's, or the replaced one is still served.
test('a submitted picture is shown with the publication, in place of the imported one, at its address and to devices', async () => {
  const delivered = await deliver()
  expect((await read()).portrait).toEqual({ by: 'delivered', hash: delivered })
  expect((await picture(delivered)).headers.get('Content-Type')).toBe('image/svg+xml')
  const { json } = await put()
  await answerAll()
  const before = await shown()
  expect([before.served?.toString(), before.copied?.toString()]).toEqual(Array(2).fill(expect.stringContaining('Geliefert')))
  const receipt = await submit()
  expect(await read()).toMatchObject({ isChanged: false })
  await publish(world.db)
  const after = await shown()
  expect(after.address).toBe(`/api/portrait/${json.portrait.hash.slice(0, 16)}/small`)
  expect([after.served && cornersOf(after.served), after.copied]).toEqual(['rgby', after.served])
  expect(await served(delivered)).toBeNull()
  // A picture is part of what was submitted.
  await put(quarters(500, 600).jpegSync(85))
  expect(await read()).toMatchObject({ isChanged: true })
  expect((await submit()).json.sha256).not.toBe(receipt.json.sha256)
  // What operators import or prune meanwhile touches none of it.
  await deliver()
  await prunePictures(world.db)
  expect((await shown()).served).toEqual(after.served)
})

// Fails when a picture stays public that its person took away, or the imported one comes back in its place.
test('a picture that was taken away is gone with the next publication, from tables too, and no other one comes in its place', async () => {
  await deliver()
  const { json } = await put()
  await answerAll()
  await submit()
  await publish(world.db)
  expect(await drop()).toMatchObject({ status: 200, json: { portrait: { by: 'nobody', hash: null } } })
  expect((await shown()).served).not.toBeNull()
  await submit()
  expect((await shown()).served).not.toBeNull()
  await publish(world.db)
  expect(await shown()).toEqual({ address: null, served: null, copied: undefined })
  expect([await served(json.portrait.hash), await stored()]).toEqual([null, []])
})

test('a delivered picture is taken away as one of their own', async () => {
  const delivered = await deliver()
  await drop()
  expect((await read()).portrait).toEqual({ by: 'nobody', hash: null })
  await answerAll()
  await submit()
  await publish(world.db)
  expect([await shown(), await served(delivered)]).toEqual([{ address: null, served: null, copied: undefined }, null])
})

test('a candidacy that goes takes its pictures along', async () => {
  const { json } = await put()
  await answerAll()
  await submit()
  await publish(world.db)
  expect(await served(json.portrait.hash)).not.toBeNull()
  await world.db.deleteFrom('candidacy').execute()
  expect([await served(json.portrait.hash), await stored()]).toEqual([null, []])
})

// Fails when a submission names a picture that was pruned while it was written.
test('of submissions and uploads at once none loses its picture', async () => {
  await answerAll()
  for (let round = 0; round < 4; round++) {
    await put(jpegOf(480 + round, 600))
    await Promise.all([submit(), put(jpegOf(500 + round, 620)), publish(world.db)])
    const { rows } = await lost()
    expect(rows).toEqual([])
  }
})

/** Statements that name a picture and are or will be public, without it. */
async function lost() {
  const revisions = await world.db.selectFrom('statementRevision').select(['number', 'content']).orderBy('number').execute()
  const published = await world.db.selectFrom('publishedStatement').select('revision').executeTakeFirst()
  const hashes = new Set(await stored())
  return {
    rows: revisions.filter(
      ({ number, content }) => number >= (published?.revision ?? 0) && content.portrait && !hashes.has(content.portrait),
    ),
  }
}

// Fails when the body is read further than it may be long, or its kind is not asked.
test.each([
  ['another kind', jpegOf(), 'image/svg+xml', 415, 'media_type', undefined],
  ['JSON', Buffer.from('{}'), 'application/json', 415, 'media_type', undefined],
  ['more than a MiB', Buffer.alloc(1_048_577), 'image/jpeg', 413, 'body_too_large', undefined],
  ['an SVG named .jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/jpeg', 422, 'image_invalid', 'image_unknown'],
  ['a stamp', jpegOf(200, 250), 'image/jpeg', 422, 'image_invalid', 'image_too_small'],
  ['16,000 x 16,000', withSize(jpegOf(), 16_000, 16_000), 'image/jpeg', 422, 'image_invalid', 'image_too_large'],
  ['half a file', jpegOf().subarray(0, 2_000), 'image/jpeg', 422, 'image_invalid', 'image_damaged'],
] as const)('%s is refused by a code, and nothing is kept', async (_, bytes, type, status, code, reason) => {
  const errors = reason ? { errors: [{ path: 'body', code: reason }] } : {}
  expect(await put(bytes, { type })).toMatchObject({ status, json: { code, ...errors } })
  expect([await stored(), (await read()).version]).toEqual([[], 0])
})

test('nothing of where and with what a picture was taken is kept or published', async () => {
  await put(withSegment(jpegOf(), 0xe1, exifOf(6, 'Geheimer Ort')))
  const { small, large } = await world.db.selectFrom('statementPortrait').select(['small', 'large']).executeTakeFirstOrThrow()
  for (const bytes of [small, large])
    expect([bytes.includes('Geheimer'), bytes.includes('Exif'), cornersOf(bytes)]).toEqual([false, false, 'bryg'])
})

test('from the day of the election on no picture is changed', async () => {
  await put()
  world.moveClock(Date.parse(`${world.people[0]?.election.electionDate}T12:00:00Z`) - Date.now())
  cookie = (await world.call('signIn', { body: { email: 'anna@example.ch', password: 'Gletscher12!!' } })).cookie ?? ''
  for (const answer of [await put(jpegOf(500, 620)), await drop()]) expect(answer).toMatchObject({ status: 409, json: { code: 'frozen' } })
  world.moveClock(Date.now() - Date.parse(`${world.people[0]?.election.electionDate}T12:00:00Z`))
})
