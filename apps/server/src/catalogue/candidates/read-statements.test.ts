import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')

/** Who reads what candidates answered beside `read-statements.ts`, and shows it to nobody. */
const OTHERS = {
  imports: [
    'catalogue/write/write-answers.ts',
    'catalogue/plan/answer-losses.ts',
    'catalogue/plan/stored-losses.ts',
    'catalogue/difference/read-difference.ts',
  ],
  counts: ['catalogue/candidates/moderation-counts.ts', 'catalogue/edit/election-states.ts', 'catalogue/snapshots/postgres-sources.ts'],
  removal: ['catalogue/edit/remove-invented.ts', 'catalogue/edit/stamped-tables.ts', 'db/forget-deleted.ts'],
  desk: [
    'accounts/actors/address-change.ts',
    'desk/candidacies/statement.ts',
    'desk/candidacies/submit.ts',
    'desk/candidacies/corrections/decide-correction.ts',
    'desk/candidacies/export-candidacy.ts',
    'desk/candidacies/moderation/decide.ts',
    'desk/candidacies/moderation/moderated.ts',
    'desk/candidacies/moderation/queue.ts',
    'desk/candidacies/moderation/report-statement.ts',
    'desk/candidacies/publication/apply-holds.ts',
    'desk/candidacies/publication/log-changes.ts',
    'desk/candidacies/publication/publish-statements.ts',
    'desk/candidacies/publication/remove-withdrawn.ts',
    'desk/candidacies/publication/waiting-statements.ts',
    'desk/candidacies/secretariats/read-team.ts',
    'desk/candidacies/waves/reminders.ts',
    'desk/candidacies/waves/wave-worker.ts',
  ],
  pictures: [
    'catalogue/snapshots/read-picture.ts',
    'desk/candidacies/portrait/portrait.ts',
    'desk/candidacies/portrait/prune-portraits.ts',
    'commands/restore/finish-restore.ts',
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
