import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { sampleImport } from '../support/catalogue-sample.ts'
import { parliamentSample, VOTE } from '../support/parliament-sample.ts'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'

const HEADER = 'questionnaire,question,vote,yes_means,reviewed_by,reviewed_on'
const { folder, file, remove } = createFolder()
let world: ImportWorld
beforeEach(async () => {
  world = await createImportWorld(folder)
})
afterEach(() => world.drop())
afterAll(remove)

const table = (name: string, ...rows: string[]) => file(name, `${[HEADER, ...rows].join('\n')}\n`)
const row = (question: string, vote: number, yesMeans: string) => `sample,${question},parliament/${vote},${yesMeans},Redaktion,2026-11-02`
const rowsOf = () => world.db.selectFrom('questionVote').select(['questionKey', 'voteKey', 'yesMeans']).orderBy('voteKey').execute()
const stored = (questionKey: string, vote: number, yesMeans: string) => ({ questionKey, voteKey: `parliament/${vote}`, yesMeans })
const lastImport = async () =>
  await world.db.selectFrom('importLog').select(['id', 'versionBefore', 'versionAfter']).orderBy('id', 'desc').executeTakeFirstOrThrow()

test('a reviewed table is imported before or after what it speaks of, and names what is not there', async () => {
  const path = table('pairs.csv', row('q1', VOTE.first, 'agree'), row('q9', VOTE.first, 'agree'), row('q2', 999, 'none'))
  const early = await world.run('question-votes', path)
  expect(early).toMatchObject({ status: 0, counts: { questionVotes: 3 }, problems: [] })
  expect(early.remarks).toEqual(['q1', 'q9'].map((key) => `no question "sample ${key}" yet: the pair compares nothing`))
  await writeCatalogue(world.db, sampleImport('a'))
  await writeParliament(world.db, parliamentSample, { format: 'sample', source: '' })
  const late = await world.run('question-votes', path)
  expect(late.remarks).toEqual(['no question "sample q9" yet: the pair compares nothing'])
  const { versionBefore, versionAfter } = await lastImport()
  expect(versionAfter).toBe(versionBefore)
})

test('a later table corrects a pair, leaves the others, and can be undone', async () => {
  await world.run('question-votes', table('first.csv', row('q1', VOTE.first, 'agree'), row('q1', VOTE.second, 'agree')))
  await world.run('question-votes', table('second.csv', row('q1', VOTE.second, 'none'), row('q1', VOTE.third, 'disagree')))
  expect(await rowsOf()).toEqual([
    stored('q1', VOTE.first, 'agree'),
    stored('q1', VOTE.second, 'none'),
    stored('q1', VOTE.third, 'disagree'),
  ])
  await undoImport(world.db, (await lastImport()).id)
  expect(await rowsOf()).toEqual([stored('q1', VOTE.first, 'agree'), stored('q1', VOTE.second, 'agree')])
})

test('a damaged table is reported by file and line and leaves what was there', async () => {
  await world.run('question-votes', table('whole.csv', row('q1', VOTE.first, 'agree')))
  const before = await rowsOf()
  const wrong = table('wrong.csv', row('q1', VOTE.first, 'yes'), row('q2', VOTE.first, 'agree'))
  const strict = await world.run('question-votes', wrong, '--strict')
  expect(strict).toMatchObject({ status: 1, problems: [{ file: wrong, line: 2, reason: expect.stringContaining('yes_means') }] })
  const other = file('other.csv', 'question,vote\nq1,parliament/101\n')
  expect(await world.run('question-votes', other)).toMatchObject({ status: 1, problems: [{ file: other, line: 1 }] })
  const half = file('half.csv', `${HEADER}\n${row('q1', VOTE.first, 'disagree').slice(0, -4)}`)
  expect(await world.run('question-votes', half)).toMatchObject({ status: 1, problems: [{ file: half, line: 2 }] })
  expect(await rowsOf()).toEqual(before)
})
