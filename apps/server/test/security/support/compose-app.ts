import { type AppOptions, createApp } from '@plenara/api'
import type { Hono } from 'hono'
import { createAccountHandlers } from '../../../src/accounts/account-handlers.ts'
import { createAttemptStore } from '../../../src/accounts/attempts/attempt-store.ts'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { createLimiter } from '../../../src/accounts/attempts/limiter.ts'
import { relyingPartyOf } from '../../../src/accounts/passkeys/relying-party.ts'
import { createAuthenticate } from '../../../src/accounts/session.ts'
import { createPostgresParliament } from '../../../src/catalogue/parliament/postgres-parliament.ts'
import { createPostgresCatalogue } from '../../../src/catalogue/snapshots/postgres-catalogue.ts'
import { createPostgresSources } from '../../../src/catalogue/snapshots/postgres-sources.ts'
import type { Database } from '../../../src/db/database.ts'
import { createAdmission } from '../../../src/http/load/admission.ts'
import { createOutbox } from '../../../src/notify/mail/outbox.ts'
import { startOutboxWorker } from '../../../src/notify/mail/outbox-worker.ts'
import { createPostgresUserStore } from '../../../src/opinions/postgres-user-store.ts'
import { readSurveys } from '../../../src/notify/surveys/read-surveys.ts'
import { encode } from '../../support/encode.ts'
import { TEST_PUSH } from '../../support/push-sample.ts'
import { quickAccounts } from '../../support/quick-accounts.ts'
import { now } from './clock.ts'

export interface ComposedApp {
  readonly app: Hono
  /** What was unexpected. */
  readonly logged: unknown[]
  /** The secret of the last mail to an address that was not asked for yet; empty where none came within ten seconds. */
  secretTo(email: string): Promise<string>
  stop(): Promise<void>
}

export const PUBLIC_URL = 'https://plenara.example'
/** What `DATA_KEY_FILE` holds in these tests. */
export const TEST_KEY = Buffer.alloc(32, 7)

/** The product's parts as `main.ts` puts them together; mails end in a list, the header `Test-Address` is the caller's address. `options`: instead of the usual ones. */
export function composeApp(db: Database, options: Partial<AppOptions> = {}): ComposedApp {
  const logged: unknown[] = []
  const log = (error: unknown) => logged.push(error)
  const dataKey = createDataKey(TEST_KEY)
  const secrets = new Map<string, string>()
  const send = async (mail: { to: string; text: string }) => {
    secrets.set(mail.to, /\/([\w-]{43})$/m.exec(mail.text)?.[1] ?? '')
  }
  const mails = startOutboxWorker({
    db,
    dataKey,
    now,
    send,
    from: 'test@plenara.example',
    publicUrl: PUBLIC_URL,
    onError: log,
  })
  const outbox = createOutbox({ dataKey, now, wake: mails.wake })
  const limiter = createLimiter({ store: createAttemptStore(db), dataKey, now, onError: log })
  const relyingParty = relyingPartyOf(PUBLIC_URL)
  const catalogue = createPostgresCatalogue(db)
  const app = createApp({
    catalogue,
    exportSource: catalogue,
    parliament: createPostgresParliament(db, catalogue.dataVersion),
    sources: createPostgresSources(db, catalogue.dataVersion),
    surveys: () => readSurveys(db),
    users: createPostgresUserStore(db, dataKey),
    account: createAccountHandlers({
      db,
      outbox,
      limiter,
      dataKey,
      relyingParty,
      push: TEST_PUSH,
      now,
      enumeration: 'spec',
      ...quickAccounts(),
    }),
    authenticate: createAuthenticate({ db, now }),
    address: (request) => request.headers.get('Test-Address') ?? '192.0.2.1',
    encode,
    admit: createAdmission().run,
    log,
    now,
    version: '0.1.0',
    compatibility: { android: '*', ios: '*', web: '*' },
    ...options,
  })
  const secretTo = async (email: string) => {
    for (const end = Date.now() + 10_000; !secrets.get(email) && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 10))
    const secret = secrets.get(email) ?? ''
    secrets.delete(email)
    return secret
  }
  return { app, logged, secretTo, stop: () => mails.stop() }
}
