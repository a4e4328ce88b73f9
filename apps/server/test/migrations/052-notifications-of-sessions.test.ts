import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../src/db/database.ts'
import { migrations } from '../../src/db/migrations/index.ts'
import { runStatement, urlOfDatabase } from '../support/test-database.ts'

const user = `insert into app_user (user_id, username, email, language, language_content, canton_id, constituency_id, location_chosen, created_at, active_at)
  values (7, 'Mira', 'mira@example.ch', 'de', 'auto', 6, 45, false, now(), now())`
const session = `insert into session (token_hash, user_id, created_at, used_at) values (sha256('lives'), 7, now(), now())`
const deviceOf = (id: number, token: string) => `insert into push_device values
  (7, ${id}, 'https://fcm.googleapis.com/${id}', sha256('${token}'), repeat('A', 87), repeat('A', 22), '{}', sha256('${token}'), now())`

// Fails when rows of former sessions stay, which the constraint refuses, or those of present ones go.
test('browsers whose session was ended before are forgotten, others go on until theirs ends [ASVS-7.4.3]', async () => {
  const name = 'notifications_of_before'
  await runStatement(inject('postgresUrl'), `create database ${name}`)
  const db = createDatabase({ url: urlOfDatabase(inject('postgresUrl'), name), statementMs: 0, maxConnections: 1, connectMs: 20_000 })
  const plain = db.withoutPlugins()
  await plain.transaction().execute(async (tx) => {
    for (const { name: step, up } of migrations) {
      if (step === '052-notifications-of-sessions') {
        for (const statement of [user, session, deviceOf(1, 'ended'), deviceOf(2, 'lives')]) await sql.raw(statement).execute(tx)
      }
      await up(tx)
    }
  })
  const devices = async () => (await db.selectFrom('pushDevice').select('deviceId').execute()).map(({ deviceId }) => deviceId)
  expect(await devices()).toEqual([2])
  await db.deleteFrom('session').execute()
  expect(await devices()).toEqual([])
  await db.destroy()
})
