import type { StatementFact, StatementParts } from '@plenara/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'
import { type OwnStatement, openOwnStatement } from './own-statement.ts'
import { publish } from './submitted.ts'

let world: DeskWorld
let own: OwnStatement
let candidateId: number
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  candidateId = world.people[0]?.candidateId ?? 0
  await world.db.deleteFrom('candidateProfile').where('candidateId', '=', candidateId).execute()
  own = await openOwnStatement(world)
})
afterAll(() => world.close())

const INTEREST = { organisation: { de: 'Turnverein', fr: 'Société de gymnastique' }, role: { de: 'Präsidentin' }, paid: false, since: 2019 }
const read = () => own.read()
const save: OwnStatement['save'] = (version, parts) => own.save(version, parts)
const submit = () => own.submit()
const answerAll = async () => save((await read()).version, { answers: own.ids.map((questionId) => ({ questionId, value: 100 })) })
/** What voters are told of the person. */
const shown = async () => {
  // A catalogue keeps what it read: each look is that of a process that has just begun.
  const election = await createPostgresCatalogue(world.db).election(world.electionId)
  return election?.candidates.find(({ id }) => id === candidateId)
}
const deliver = () =>
  world.db
    .insertInto('candidateProfile')
    .values({
      candidateId,
      occupation: JSON.stringify({ de: 'Geliefert' }),
      texts: JSON.stringify({ motto: { de: 'Geliefertes Motto' }, hobbies: { de: 'Lesen' } }),
      campaignBudget: 5_000,
      vestedInterests: JSON.stringify([INTEREST]),
      links: JSON.stringify([{ kind: 'website', url: 'https://example.ch/' }]),
      languages: JSON.stringify(['de']),
    })
    .execute()

test('texts, links and facts are kept in their order, as they can be published, each at a version of its own', async () => {
  const parts = {
    texts: [
      { text: 'mainGoals' as const, language: 'de' as const, value: ' Erstens.\r\n\r\nZweitens. ' },
      { text: 'occupation' as const, language: 'fr' as const, value: 'Paysanne' },
    ],
    links: [{ kind: 'website' as const, url: 'example.ch/?utm_source=mail' }],
    facts: [
      { fact: 'vestedInterests', value: [INTEREST] },
      { fact: 'campaignBudget', value: 0 },
    ] satisfies StatementFact[],
  }
  expect((await save(0, parts)).status).toBe(200)
  expect(await read()).toMatchObject({
    texts: [parts.texts[1], { ...parts.texts[0], value: 'Erstens.\n\nZweitens.' }],
    links: [{ kind: 'website', url: 'https://example.ch/' }],
    facts: [parts.facts[1], parts.facts[0]],
  })
  // The same again is no change, in whatever order its keys come back from the database.
  expect((await save(0, { facts: parts.facts })).json).toMatchObject({ version: 1 })
  expect(
    await save(0, {
      facts: [
        { fact: 'languages', value: ['de'] },
        { fact: 'campaignBudget', value: 1 },
      ],
    }),
  ).toMatchObject({
    status: 412,
    json: { errors: [{ path: 'facts.1', code: 'stale' }] },
  })
})

test.each([
  [{ texts: [{ text: 'motto', language: 'de', value: 'a'.repeat(121) }] }, 'text_too_long', 'texts.0'],
  [{ texts: [{ text: 'motivation', language: 'de', value: 'www.example.ch' }] }, 'link_not_allowed', 'texts.0'],
  [{ links: [{ kind: 'website', url: 'http://example.ch' }] }, 'link_incomplete', 'links.0'],
  [{ links: [{ kind: 'website', url: 'https://anna:geheim@example.ch' }] }, 'link_incomplete', 'links.0'],
  [{ links: [{ kind: 'facebook', url: 'https://facebook.com.example.ch/' }] }, 'link_of_another_site', 'links.0'],
  [{ facts: [{ fact: 'vestedInterests', value: [{ ...INTEREST, role: { de: 'Ja\u202e' } }] }] }, 'text_not_allowed', 'facts.0'],
] as const)('%j is refused as %s', async (parts, code, path) => {
  expect(await save(0, parts as unknown as Partial<StatementParts>)).toMatchObject({
    status: 422,
    json: { code, errors: [{ path, code }] },
  })
  expect((await read()).version).toBe(0)
})

test.each([
  { facts: [{ fact: 'campaignBudget', value: 10_000_001 }] },
  { facts: [{ fact: 'campaignBudget', value: 12.5 }] },
  { facts: [{ fact: 'languages', value: ['Deutsch'] }] },
  { texts: [{ text: 'lastName', language: 'de', value: 'Muster' }] },
  { links: [{ kind: 'telegram', url: 'https://t.me/anna' }] },
])('%j is no change of a statement', async (parts) => {
  expect((await save(0, parts as unknown as Partial<StatementParts>)).status).toBeOneOf([400, 422])
})

// Fails when something delivered becomes the person's own without being taken over, or is offered again once it was left out.
test('what was delivered stands beside the draft until it is taken over or left out', async () => {
  await deliver()
  const { texts, links, facts, delivered } = await read()
  expect([texts, links, facts]).toEqual([[], [], []])
  expect(delivered.texts.map(({ text, value }: { text: string; value: string }) => `${text}: ${value}`)).toEqual([
    'occupation: Geliefert',
    'motto: Geliefertes Motto',
    'hobbies: Lesen',
  ])
  await save(0, { texts: [delivered.texts[1], { ...delivered.texts[2], value: null }], facts: [{ fact: 'campaignBudget', value: null }] })
  const next = await read()
  expect(next).toMatchObject({ version: 1, texts: [delivered.texts[1]] })
  expect(next.delivered.texts).toEqual([delivered.texts[0]])
  expect(next.delivered.facts.map(({ fact }: StatementFact) => fact)).toEqual(['vestedInterests', 'languages'])
})

test('a field that says nothing where nothing was delivered is no change', async () => {
  expect(
    (await save(0, { texts: [{ text: 'motto', language: 'de', value: ' ' }], facts: [{ fact: 'languages', value: [] }] })).json,
  ).toMatchObject({
    version: 0,
  })
  expect(await read()).toMatchObject({ version: 0, delivered: { goes: false } })
})

// Fails when a statement that says nothing of the person takes the delivered profile away, or one that does leaves some of it.
test('a profile is published as it was submitted, in place of all that was delivered; without one that stays', async () => {
  await deliver()
  await answerAll()
  const plain = await submit()
  await publish(world.db)
  const before = await shown()
  expect(before).toMatchObject({ texts: { motto: { de: 'Geliefertes Motto' } }, campaignBudget: 5_000, statement: { revision: 1 } })
  expect(before?.statement).not.toHaveProperty('profile')
  await save(1, { texts: [{ text: 'motto', language: 'fr', value: 'À moi' }], facts: [{ fact: 'vestedInterests', value: [INTEREST] }] })
  expect(await read()).toMatchObject({ isChanged: true })
  const own = await submit()
  expect(own.json.sha256).not.toBe(plain.json.sha256)
  expect(await read()).toMatchObject({ isChanged: false })
  await publish(world.db)
  const { texts, campaignBudget, vestedInterests, links, languages, statement, occupation } = (await shown()) ?? {}
  expect({ texts, campaignBudget, vestedInterests, links, languages }).toEqual({
    texts: { motto: { fr: 'À moi' } },
    ...{ campaignBudget: null, vestedInterests: [INTEREST], links: [], languages: [] },
  })
  expect(statement).toMatchObject({ revision: 2, profile: true })
  expect(JSON.stringify(occupation)).not.toContain('Geliefert')
})

// Fails when whoever leaves everything out is shown with what was delivered.
test('whoever leaves out what was delivered is shown without it', async () => {
  await deliver()
  await answerAll()
  await submit()
  await save(1, { texts: [{ text: 'motto', language: 'de', value: null }] })
  expect(await read()).toMatchObject({ isChanged: true })
  expect((await submit()).json).toMatchObject({ revision: 2 })
  await publish(world.db)
  expect(await shown()).toMatchObject({ texts: {}, campaignBudget: null, vestedInterests: [], links: [], statement: { profile: true } })
})
