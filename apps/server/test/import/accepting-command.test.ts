import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { readArguments } from '../../src/intake/import-arguments.ts'
import { runImport } from '../../src/commands/run-import.ts'
import { acceptingCommand } from '../../src/intake/shown-command.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { createFolder } from './import-world.ts'
import { importerFixture } from './importer-fixture.ts'
import { offeredCommand } from '../support/offered-command.ts'

const { folder, remove } = createFolder()
afterAll(remove)

let database: TestDatabase
beforeEach(async () => {
  database = await createFilledDatabase(PLACES, { statementMs: 0 })
})
afterEach(() => database.drop())

async function run(...args: string[]) {
  const written: string[] = []
  const output = { write: (text: string) => written.push(text) }
  const status = await runImport(args, { env: { DATABASE_URL: database.url, DATA_DIR: folder }, stdout: output, stderr: output })
  return { status, text: written.join('').trimEnd() }
}

/** Runs a command that was offered, and the one that it offers where only the database tells what else would be lost. */
async function follow(command: readonly string[]) {
  const first = await run(...command.slice(1))
  if (first.status === 0) return { status: 0, last: command }
  const last = offeredCommand(first.text)
  return { status: (await run(...last.slice(1))).status, last }
}

const SESAM = importerFixture('sesam-bs/fixtures/full-2020.xlsx')
const odd = (name: string, path: string) => {
  const target = join(folder, `Wahl d'été "${name}" $1 ü`)
  writeFileSync(target, readFileSync(path))
  return target
}

// Fails when a refusal leaves the words, the format, the path or the other options to the reader.
test.each([
  [
    'elections',
    ['sesam-bs', odd('a.xlsx', SESAM), '--publish', '--date', '2020-10-25'],
    '--publish --accept-losses 2,6-7 --date 2020-10-25',
  ],
  ['what is accepted already', ['sesam-bs', SESAM, '--accept-losses', '7,areas'], '--accept-losses 2,6-7,areas'],
  ['places', ['amtovz', importerFixture('amtovz/fixtures/places.csv')], '--accept-losses 6-7'],
])('the command at the end of a refusal loads it: %s', async (_, args, options) => {
  const refused = await run(...args)
  expect([refused.status, refused.text]).toEqual([1, expect.stringContaining('Nothing was loaded')])
  const command = offeredCommand(refused.text)
  expect(command.slice(0, 3)).toEqual(['import', ...args.slice(0, 2)])
  expect(command.slice(3).join(' ')).toBe(options)
  expect((await follow(command)).status).toBe(0)
})

// Fails when a header that leaves a column open ends in no command, or in one that forgets what was said before.
test.each([
  ['candidate_votes', 'candidate_vote', 'candidate_vote=candidate_votes'],
  ['list_name,', 'Xyz Abc,', 'Xyz Abc='],
])('the command says of %s as %s what it is', async (from, to, columns) => {
  const path = join(folder, 'grossrat2026-gr.csv')
  writeFileSync(path, readFileSync(importerFixture('onegov/fixtures/grossrat2026-gr.csv'), 'utf8').replace(from, to))
  const refused = await run('onegov', path)
  const first = offeredCommand(refused.text)
  expect([refused.status, first]).toEqual([1, ['import', 'onegov', path, '--accept-columns', columns]])
  const { status, last } = await follow(first)
  expect([status, last.slice(-2)]).toEqual([0, ['--accept-columns', columns]])
})

// Fails when a command is offered that would load nothing.
test('a file of which nothing can be read ends in no command', async () => {
  for (const path of ['constituencies/fixtures/constituencies.csv', 'onegov-votes/fixtures/votes-zg.csv'])
    expect((await run('onegov', importerFixture(path))).text).not.toContain('if that is right')
})

test('files with flaws without number offer no command that nobody can check', () => {
  const refused = Array.from({ length: 501 }, (_, index) => ({ line: 2 * index }))
  const args = readArguments(['onegov', 'a.csv'])
  if (!args) throw new Error('there are arguments')
  expect(acceptingCommand(args, refused)).toBeNull()
  expect(acceptingCommand(args, refused.slice(0, 2))).toBe('npm run import -- onegov a.csv --accept-losses 0,2')
})
