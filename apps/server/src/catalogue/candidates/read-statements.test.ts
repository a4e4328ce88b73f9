import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')

/** Who reads what candidates answered beside `read-statements.ts`, and shows it to nobody. */
const OTHERS = {
  imports: [
    'catalogue/write-answers.ts',
    'catalogue/answer-losses.ts',
    'catalogue/stored-losses.ts',
    'catalogue/difference/read-difference.ts',
  ],
  counts: ['catalogue/candidates/moderation-counts.ts', 'catalogue/election-states.ts', 'catalogue/postgres-sources.ts'],
  removal: ['catalogue/remove-invented.ts', 'catalogue/stamped-tables.ts', 'db/forget-deleted.ts'],
  desk: [
    'actors/address-change.ts',
    'candidacies/statement.ts',
    'candidacies/submit.ts',
    'candidacies/corrections/decide-correction.ts',
    'candidacies/export-candidacy.ts',
    'candidacies/moderation/decide.ts',
    'candidacies/moderation/moderated.ts',
    'candidacies/moderation/queue.ts',
    'candidacies/moderation/report-statement.ts',
    'candidacies/publication/apply-holds.ts',
    'candidacies/publication/log-changes.ts',
    'candidacies/publication/publish-statements.ts',
    'candidacies/publication/remove-withdrawn.ts',
    'candidacies/publication/waiting-statements.ts',
    'candidacies/secretariats/read-team.ts',
    'candidacies/waves/reminders.ts',
    'candidacies/waves/wave-worker.ts',
  ],
  pictures: [
    'catalogue/read-picture.ts',
    'candidacies/portrait/portrait.ts',
    'candidacies/portrait/prune-portraits.ts',
    'backup/finish-restore.ts',
  ],
}
/** The tables, in SQL and in Kysely. */
const TABLES =
  /\b(candidate_answers|statement_revision|published_(statement|portrait)|statement_portrait)\b|'(candidateAnswers|statementRevision|published(Statement|Portrait)|statementPortrait)\b/

// Fails when another reader is added: voters could see by it what an own statement replaces, or what has been taken back.
test('what candidates answered is read for voters in one place', () => {
  const readers = globSync('**/*.ts', { cwd: SOURCE })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('db/migrations/'))
    .filter((file) => TABLES.test(readFileSync(join(SOURCE, file), 'utf8')))
  const known = ['catalogue/candidates/read-statements.ts', ...Object.values(OTHERS).flat()]
  expect(readers.toSorted()).toEqual(known.toSorted())
})
