// @module-tag slow

import type { MunicipalResults, VotingDay } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { runSource } from '../../src/intake/fetching/run-source.ts'
import { createSources } from '../../src/intake/fetching/sources.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { type SourceServer, startSourceServer } from './source-server.ts'
import { leased } from '../support/leased.ts'
import { allCounted, type Question, RESULT_FILE, SUNDAY, voteInfoFile } from './voteinfo-day.ts'

const HTTP = { delay: 5, pause: 0, timeout: 1_500, retries: 0 }

let api: TestApi
let service: SourceServer
beforeAll(async () => {
  api = await openTestApi({ catalogueOf: (db) => createPostgresCatalogue(db) })
  await loadReference(api.db)
  service = await startSourceServer()
  const url = `${service.address}${RESULT_FILE}`
  service.files.set('/days', JSON.stringify({ result: { resources: [{ url, coverage: SUNDAY }] } }))
})
afterAll(async () => {
  await service.close()
  await api.close()
})

/** What the service publishes from now on. */
function publish(...questions: readonly Question[]): void {
  service.files.set(RESULT_FILE, voteInfoFile(questions))
}

/** Fetches the results as the schedule does, at a time of the voting Sunday in Swiss time (two hours before UTC). */
async function fetchAt(time: string, day = SUNDAY) {
  const addresses = { voteinfo: `${service.address}/ogd`, 'voteinfo-index': `${service.address}/days` }
  const source = createSources(addresses).find(({ name }) => name === 'voteinfo')
  if (!source) throw new Error('there is no such source')
  const now = () => new Date(`${day}T${time}:00+02:00`)
  return leased(api.db, (lease) => runSource(source, { db: api.db, lease, now, http: HTTP }))
}

async function read(lang = 'de'): Promise<VotingDay> {
  return (await api.call<VotingDay>('GET', `/voting-day/${SUNDAY}?lang=${lang}`)).json
}

/** The day as soon as the server has noticed what was fetched at a time, within its second. */
async function dayOf(time: string, fits: (day: VotingDay) => boolean = () => true): Promise<VotingDay> {
  const isNoticed = (day: VotingDay) => day.countedAt === at(time) && fits(day)
  await expect.poll(async () => isNoticed(await read()), { timeout: 5_000 }).toBe(true)
  return read()
}

const nationalOf = ({ proposals }: VotingDay, index = 0) => proposals[index]?.result?.national
const countedCantons = ({ proposals }: VotingDay) =>
  proposals[0]?.result?.cantons.filter(({ accepted }) => accepted !== null).map(({ cantonCode }) => cantonCode)
const at = (time: string) => new Date(`${SUNDAY}T${time}:00+02:00`).toISOString()

// Fails when a stage is not stored, when the answer is kept beyond it, or when `counted` is not written or told.
test('a voting Sunday: before, first counts, a correction, the service away, the final result', async () => {
  expect((await api.call('GET', `/voting-day/${SUNDAY}`)).status).toBe(404)
  const [rail, wind] = [
    { id: 7010, title: 'Bahnausbau' },
    { id: 7020, title: 'Windgesetz' },
  ]

  publish({ ...rail, counted: {} }, { ...wind, counted: {} })
  expect(await fetchAt('05:45')).toMatchObject({ isChanged: true, problems: [], error: null })
  await expect.poll(async () => (await api.call('GET', `/voting-day/${SUNDAY}`)).status, { timeout: 5_000 }).toBe(200)
  const before = await read()
  expect(before.proposals.map(({ title, result }) => [title, result])).toEqual([
    ['Bahnausbau de', null],
    ['Windgesetz de', null],
  ])
  expect((await read('rm')).proposals[0]?.title).toBe('Bahnausbau rm')

  publish({ ...rail, counted: { BS: [700, 300] } }, { ...wind, counted: {} })
  expect(await fetchAt('12:31')).toMatchObject({ isChanged: true, problems: [], error: null })
  const first = await dayOf('12:31', (day) => nationalOf(day)?.yes === 700)
  expect(first.proposals[0]).toMatchObject({ accepted: null, result: { final: false, accepted: null } })
  expect(countedCantons(first)).toEqual(['BS'])
  expect(first.proposals[1]?.result).toBeNull()

  expect(await fetchAt('12:32')).toMatchObject({ isChanged: false, error: null })
  await dayOf('12:32')

  publish({ ...rail, counted: { BS: [690, 310], ZH: [300, 700] } }, { ...wind, counted: { ZH: [800, 200] } })
  await fetchAt('13:05')
  const corrected = await dayOf('13:05', (day) => nationalOf(day)?.yes === 990)
  expect(countedCantons(corrected)?.toSorted()).toEqual(['BS', 'ZH'])
  expect(nationalOf(corrected, 1)?.yesPercent).toBe(80)

  const whole = service.files.get(RESULT_FILE)
  service.fault = () => (response) => Boolean(response.writeHead(503).end())
  for (const time of ['13:06', '13:07']) expect(await fetchAt(time)).toMatchObject({ isChanged: false, error: expect.anything() })
  const away = await read()
  expect([away.countedAt, nationalOf(away)?.yes]).toEqual([at('13:05'), 990])
  service.fault = () => null
  service.files.set(RESULT_FILE, String(whole).slice(0, 2_000))
  expect((await fetchAt('13:08')).error).not.toBeNull()
  expect(nationalOf(await read())?.yes).toBe(990)

  publish({ ...rail, counted: allCounted({ BS: [690, 310] }), isFinal: true }, { ...wind, counted: allCounted(), isFinal: true })
  expect(await fetchAt('17:40')).toMatchObject({ isChanged: true, error: null })
  const final = await dayOf('17:40', ({ proposals }) => proposals[0]?.result?.final === true)
  expect(final.proposals.map(({ accepted, result }) => [accepted, result?.cantons.length])).toEqual([
    [false, 26],
    [false, 26],
  ])
})

// Fails when the days that are known are asked for again each minute, or the day itself is not.
test('from noon on a Sunday nothing but its own results is asked for, and nothing at all where it has none', async () => {
  service.taken()
  await fetchAt('15:00')
  expect(service.taken().filter((path) => path.includes('/ogd/'))).toEqual([`${RESULT_FILE} 304`])
  await fetchAt('15:01', '2027-10-03')
  expect(service.taken().filter((path) => path.includes('/ogd/'))).toEqual([])
  await fetchAt('05:45', '2027-10-03')
  expect(service.taken().filter((path) => path.includes('/ogd/'))).toEqual([`${RESULT_FILE} 304`])
})

const municipalitiesOf = async (voteId: number) => {
  const { json } = await api.call<MunicipalResults>('GET', `/vote/${voteId}/canton/BS/municipality`)
  return json.municipalities.map(({ number, isCounted, yes, no }) => [number, isCounted, yes, no])
}

// Fails when a municipality is told of before it is counted, keeps an old number or one taken back, or is lost while the service is away.
test('the municipalities of a canton: before, a count taken back, first counts, a correction, the service away, all counted', async () => {
  const water = { id: 7030, title: 'Wassergesetz' }
  const tell = (...municipalities: readonly (readonly [number, number] | null)[]) => ({ BS: municipalities })
  publish({ ...water, counted: {}, municipalities: tell(null, null, null) })
  await fetchAt('12:00')
  const { proposals } = await dayOf('12:00', (day) => day.proposals.some(({ title }) => title === 'Wassergesetz de'))
  const id = proposals.find(({ title }) => title === 'Wassergesetz de')?.id ?? 0
  expect(await municipalitiesOf(id)).toEqual([])

  publish({ ...water, counted: { BS: [31, 20] }, municipalities: tell([31, 20], null, null) })
  await fetchAt('12:10')
  await expect.poll(async () => (await municipalitiesOf(id)).length, { timeout: 5_000 }).toBe(3)
  publish({ ...water, counted: {}, municipalities: tell(null, null, null) })
  await fetchAt('12:11')
  await expect.poll(() => municipalitiesOf(id), { timeout: 5_000 }).toEqual([])

  publish({ ...water, counted: { BS: [30, 20] }, municipalities: tell([30, 20], null, null) })
  expect(await fetchAt('12:31')).toMatchObject({ isChanged: true, error: null })
  const first = await dayOf('12:31', (day) => day.proposals.some((one) => one.id === id && one.result?.hasMunicipalities === true))
  expect(first.proposals.find((one) => one.id === id)?.result?.national.yes).toBe(30)
  expect(await municipalitiesOf(id)).toEqual([
    [9011, true, 30, 20],
    [9111, false, null, null],
    [9211, false, null, null],
  ])

  publish({ ...water, counted: { BS: [69, 31] }, municipalities: tell([29, 21], [40, 10], null) })
  expect(await fetchAt('12:40')).toMatchObject({ isChanged: true, error: null })
  const corrected = [
    [9011, true, 29, 21],
    [9111, true, 40, 10],
    [9211, false, null, null],
  ]
  await dayOf('12:40')
  await expect.poll(() => municipalitiesOf(id), { timeout: 5_000 }).toEqual(corrected)

  service.fault = () => (response) => Boolean(response.writeHead(503).end())
  expect((await fetchAt('12:41')).error).not.toBeNull()
  service.fault = () => null
  expect(await municipalitiesOf(id)).toEqual(corrected)

  publish({ ...water, counted: allCounted({ BS: [70, 36] }), municipalities: tell([29, 21], [40, 10], [1, 4]), isFinal: true })
  const { problems } = await fetchAt('17:45')
  expect(problems.map(({ reason }) => reason).filter((reason) => reason.includes('BS'))).toEqual([
    '7030: BS: neinStimmenAbsolut of the municipalities add up to 35, not 36',
  ])
  await dayOf('17:45')
  await expect.poll(async () => (await municipalitiesOf(id)).at(-1), { timeout: 5_000 }).toEqual([9211, true, 1, 4])
})
