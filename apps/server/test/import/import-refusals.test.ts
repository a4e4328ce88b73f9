import { IMPORTERS } from '@plenara/importers'
import { expect, test } from 'vitest'
import { runImport } from '../../src/commands/run-import.ts'
import { importerFixture } from './importer-fixture.ts'

/** What the command says before it opens a database. */
async function run(args: readonly string[]) {
  const written = { stdout: '', stderr: '' }
  const output = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text
    },
  })
  const status = await runImport(args, { env: {}, stdout: output('stdout'), stderr: output('stderr') })
  return { status, ...written }
}

// Fails when an argument is passed on unread.
test.each([
  ['an unknown format', ['excel', 'x'], `The format "excel" is unknown; it must be one of ${IMPORTERS.map(({ name }) => name).join(', ')}`],
  [
    'a format of former releases',
    ['factions', 'faction_1.json'],
    'The format "factions" is no longer read: "parliament" brings the same facts, npm run import -- parliament <path>',
  ],
  ['no path', ['onegov'], 'Which file? npm run import -- onegov <path>'],
  ['a missing file', ['onegov', '/nowhere/a.csv'], 'There is no file /nowhere/a.csv'],
  [
    'a folder without such files',
    ['ech0252', importerFixture('onegov/fixtures')],
    `There is no .xml file in ${importerFixture('onegov/fixtures')}`,
  ],
  ['wrong ids', ['answers', 'a.csv', '--election', 'x'], '--election is "x", but must be ids such as 12 or 12,13'],
  [
    'an option of another format',
    ['onegov', 'a.csv', '--election', '1'],
    '--election goes with questionnaire, answers, candidates, portraits only',
  ],
  [
    'losses that are neither lines nor words',
    ['onegov', 'a.csv', '--accept-losses', 'all'],
    '--accept-losses names lines and candidates, lists, answers, texts, portraits, questions, areas, votes, elected, seats, final, older, records, outcome, such as 7,12-14,candidates; "all" is neither',
  ],
  ['an unknown option', ['onegov', 'a.csv', '--force'], "Unknown option '--force'"],
])('%s is one line and status 1', async (_, args, line) => {
  expect(await run(args)).toEqual({ status: 1, stdout: '', stderr: `${line}\n` })
})
