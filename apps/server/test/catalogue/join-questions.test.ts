import type { CatalogueImport, QuestionRecord } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { sampleBallot, sampleCandidate } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createFilledDatabase(PLACES)
})
afterAll(() => database.drop())

type Mark = 'same' | 'similar'

function question(key: string, text: string, mark?: readonly [string, string, Mark]): QuestionRecord {
  const empty = { info: {}, pro: {}, contra: {}, isShort: true, axes: [] }
  const review = { reviewedBy: ['Anna Muster', 'Beat Probe'], reviewedOn: '2026-05-01' }
  const sameAs = mark && [{ questionnaireKey: mark[0], questionKey: mark[1], kind: mark[2], ...review }]
  return { key, categoryKey: 'c', type: 'Standard-4', text: { de: text }, ...empty, ...(sameAs && { sameAs }) }
}

function importOf(name: string, questions: readonly QuestionRecord[]): CatalogueImport {
  return {
    questionnaires: [{ key: name, categories: [{ key: 'c', name: { de: 'Probe' } }], axes: [], questions }],
    elections: [sampleBallot([sampleCandidate('1', { partyKey: null })], { key: `sample/${name}`, questionnaireKey: name })].map(
      (ballot) => ({
        ...ballot,
        lists: ballot.lists.map((list) => ({ ...list, partyKey: null })),
      }),
    ),
  }
}

async function read(electionId: number) {
  const { questions } = (await createPostgresCatalogue(database.db).election(electionId))!
  return questions.map(({ id, opinionId, sameIds, similarIds }) => ({ id, opinionId: opinionId ?? id, sameIds, similarIds }))
}

test('questions of two elections share an opinion by their mark, kin in other words are named, and a wrong mark takes the whole import back', async () => {
  const federal = importOf('federal', [question('1', 'Mehr Velowege?'), question('2', 'Mehr Steuern?')])
  const [first] = (await writeCatalogue(database.db, federal)).electionIds
  const local = importOf('local', [
    question('1', 'Mehr  Velowege?', ['federal', '1', 'same']),
    question('2', 'Mehr Gebühren?', ['federal', '2', 'similar']),
  ])
  const written = await writeCatalogue(database.db, local)
  const [asked, kin] = [await read(first!), await read(written.electionIds[0]!)]
  expect(written.doubts).toEqual([])
  expect(asked).toMatchObject([{ sameIds: [kin[0]!.id] }, { similarIds: [kin[1]!.id] }])
  expect(kin).toMatchObject([
    { opinionId: asked[0]!.id, sameIds: [asked[0]!.id] },
    { opinionId: kin[1]!.id, similarIds: [asked[1]!.id] },
  ])
  expect((await writeCatalogue(database.db, local)).changed).toBe(false)

  const reworded = importOf('federal', [question('1', 'Weniger Velowege?'), question('2', 'Mehr Steuern?')])
  const { doubts } = await writeCatalogue(database.db, reworded)
  expect(doubts).toEqual([
    expect.stringMatching(/^federal: question 1 has another text: it is a new question/),
    'no longer joined: local/1 as federal/1: it says something else in de',
  ])
  // The words of the local question are those that were answered: its opinion stays. What is asked anew has one of its own.
  expect((await read(written.electionIds[0]!))[0]).toMatchObject({ opinionId: asked[0]!.id, sameIds: undefined })
  const [anew] = (await read(first!)).filter(({ id }) => asked.every((one) => one.id !== id))
  expect(anew).toMatchObject({ opinionId: anew!.id, sameIds: undefined })
  await expect(writeCatalogue(database.db, local)).rejects.toThrow('Questions are marked as the same and are not: local/1 as federal/1')
})

test('equal words without a mark are reported and not joined', async () => {
  await writeCatalogue(database.db, importOf('one', [question('1', 'Mehr Bäume?')]))
  const { doubts, electionIds } = await writeCatalogue(database.db, importOf('two', [question('1', 'Mehr Bäume?')]))
  expect(doubts).toEqual(['one/1 and two/1 say the same: mark them in same_as if they are one question'])
  expect((await read(electionIds[0]!))[0]?.sameIds).toBeUndefined()
})
