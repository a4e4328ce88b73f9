import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { runStatement, urlOfDatabase } from '../support/test-database.ts'
import { createDatabase } from '../../src/db/database.ts'
import { migrations } from '../../src/db/migrations/index.ts'

const DRAWN = '<svg>Zoé</svg>'
const BEFORE = '<svg>before</svg>'
const hashOf = (svg: string) => createHash('sha256').update(svg).digest('hex')
const rowsOf = (svg: string) => JSON.stringify([{ candidate_id: 7, svg }])

// Fails when the replaced rows keep their drawings: undoing an import of before would bring back a column that is no more.
test('drawings, profiles and the undo history of before go on', async () => {
  const name = 'portraits_of_before'
  await runStatement(inject('postgresUrl'), `create database ${name}`)
  const db = createDatabase({ url: urlOfDatabase(inject('postgresUrl'), name), statementMs: 0, maxConnections: 1, connectMs: 20_000 })
  const plain = db.withoutPlugins()
  for (const { name: step, up } of migrations) {
    if (step === '033-portraits-profiles') break
    await up(plain)
  }
  const statements = [
    `insert into canton (id, code, name) values (6, 'BS', '{}')`,
    `insert into election (id, level, type, council, name, canton_id, seats, election_date, languages, lines, max_repetitions, seat_method,
      results_public, fictional) values (1, 'cantonal', 'legislative', 'cantonal-parliament', '{}', 6, 1, '2027-01-01', '["de"]', 1, 1, 'majority', false, true)`,
    `insert into candidate (id, election_id, key, first_name, last_name, occupation, incumbent, texts, campaign_budget, vested_interests)
      values (7, 1, 'a', 'Zoé', 'Muster', '{}', false, '{"hobbies": {"de": "Rudern"}}', 500, '[{"de": "Ruderclub"}, {"de": "Chor"}]'),
        (8, 1, 'b', 'Ada', 'Muster', '{}', false, '{}', null, '[]')`,
    `insert into candidate_portrait (candidate_id, svg) values (7, '${DRAWN}'), (8, '${DRAWN}')`,
    `insert into import_log (format, source, imported_by, counts, version_before, version_after, touched) values ('a', 'b', 'c', '{}', 1, 2, '{}')`,
    `insert into import_change (import_id, table_name, operation, rows, touched) values (1, 'candidate_portrait', 'update', '${rowsOf(BEFORE)}', '{}')`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(plain)
  await migrations.find((migration) => migration.name === '033-portraits-profiles')?.up(plain)
  const pictures = await db.selectFrom('portrait').select(['hash', 'contentType', 'small', 'large']).orderBy('hash').execute()
  const drawingOf = (svg: string) => ({ hash: hashOf(svg), contentType: 'image/svg+xml', small: Buffer.from(svg), large: null })
  expect(pictures).toEqual([drawingOf(DRAWN), drawingOf(BEFORE)].toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
  const shown = await db.selectFrom('candidatePortrait').select(['candidateId', 'hash']).orderBy('candidateId').execute()
  expect(shown).toEqual([7, 8].map((candidateId) => ({ candidateId, hash: hashOf(DRAWN) })))
  const { rows } = await sql<{ rows: unknown }>`select rows from import_change`.execute(db)
  expect(rows).toEqual([{ rows: [{ candidate_id: 7, hash: hashOf(BEFORE) }] }])
  const profiles = await db.selectFrom('candidateProfile').select(['candidateId', 'texts', 'campaignBudget', 'vestedInterests']).execute()
  const interest = (de: string) => ({ organisation: { de }, role: {}, paid: null, since: null })
  expect(profiles).toEqual([
    {
      candidateId: 7,
      texts: { hobbies: { de: 'Rudern' } },
      campaignBudget: 500,
      vestedInterests: [interest('Ruderclub'), interest('Chor')],
    },
  ])
  await db.destroy()
})
