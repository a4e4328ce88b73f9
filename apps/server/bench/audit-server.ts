// The application over a database, with an audit log in the second argument's folder, or without one where there is none.

import { serve } from '@hono/node-server'
import { createApp } from '@plenara/api'
import { createAuditLog } from '../src/platform/audit/audit-log.ts'
import { createDataKey } from '../src/keys/data-key.ts'
import { createAuthenticate } from '../src/accounts/session.ts'
import { createPostgresParliament } from '../src/catalogue/parliament/postgres-parliament.ts'
import { createPostgresCatalogue } from '../src/catalogue/snapshots/postgres-catalogue.ts'
import { createDatabase } from '../src/db/database.ts'
import { createPostgresUserStore } from '../src/opinions/postgres-user-store.ts'

const [url = '', folder] = process.argv.slice(2)
const db = createDatabase({ url })
const now = () => new Date()
const log = folder === undefined ? null : createAuditLog({ folder, now, onError: console.error })
const catalogue = createPostgresCatalogue(db)
const app = createApp({
  catalogue,
  parliament: createPostgresParliament(db, catalogue.dataVersion),
  users: createPostgresUserStore(db, createDataKey(Buffer.alloc(32, 7))),
  authenticate: createAuthenticate({ db, now }),
  ...(log && { audit: log.keep }),
  log: console.error,
  now,
  version: '0',
  compatibility: { android: '*', ios: '*', web: '*' },
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`runs on http://127.0.0.1:${port}`))
