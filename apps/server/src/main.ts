import { join } from 'node:path'
import { createApp } from '@plenara/api'
import manifest from '../package.json' with { type: 'json' }
import { createAuditLog } from './audit/audit-log.ts'
import { createAccountHandlers } from './auth/account-handlers.ts'
import { createAttemptStore } from './auth/attempt-store.ts'
import { scheduleCleanUp } from './auth/clean-up.ts'
import { loadDataKey } from './auth/data-key.ts'
import { createLimiter } from './auth/limiter.ts'
import { createPasswordHasher } from './auth/password-hash.ts'
import { createAuthenticate } from './auth/session.ts'
import { createPostgresParliament } from './catalogue/parliament/postgres-parliament.ts'
import { createPostgresCatalogue } from './catalogue/postgres-catalogue.ts'
import { readConfig } from './config.ts'
import { type Database, isReachable } from './db/database.ts'
import { openDatabase, prepareDataDir } from './db/open-database.ts'
import { startFetching } from './fetching/start-fetching.ts'
import { createClientAddress } from './http/client-address.ts'
import { keepRelease } from './http/earlier-releases.ts'
import { checkPort, createHttpServer, drain, listen } from './http/http-server.ts'
import { createLog } from './http/log.ts'
import { loadWebApp } from './http/web-app.ts'
import { checkOuterKeys } from './keys/check-outer-keys.ts'
import { loadDemoData } from './load-demo-data.ts'
import { createOutbox } from './mail/outbox.ts'
import { startOutboxWorker } from './mail/outbox-worker.ts'
import { sendBySmtp, sendToFolder } from './mail/send-mail.ts'
import { onStopSignal, runMain, step } from './process.ts'
import { createPostgresUserStore } from './store/postgres-user-store.ts'
import { sealDocuments } from './store/seal-documents.ts'
import { readSurveys } from './surveys/read-surveys.ts'

const WEB_APP = join(import.meta.dirname, '../../web/dist')

/** The composition root of the server: every part is made here and handed to those that use it. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const onError = (error: unknown) => log.error({ error }, 'error')
  const now = () => new Date()
  await prepareDataDir(config.dataDir)
  await prepareDataDir(config.auditDir, 'AUDIT_DIR')
  await checkPort(config.host, config.port)
  const dataKey = await loadDataKey(config.dataKeyFile)
  const prepare = async (db: Database) => {
    await checkOuterKeys(db, dataKey)
    const sealed = await sealDocuments(db, dataKey)
    if (sealed > 0) step(`Sealed what was stored in the clear (${sealed} records)`)
  }
  const database = await openDatabase({ ...config, onStep: step, onError, prepare })
  const { db } = database
  step('Database ready')
  if (await loadDemoData(db, database.url)) step('Demonstration data loaded (fictional)')

  const send = config.smtpUrl === null ? sendToFolder(join(config.dataDir, 'outbox')) : sendBySmtp(config.smtpUrl)
  const mails = startOutboxWorker({ db, dataKey, now, send, from: config.mailFrom, publicUrl: config.publicUrl, onError })
  const outbox = createOutbox({ dataKey, now, wake: mails.wake })
  const limiter = createLimiter({ store: createAttemptStore(db), dataKey, now, onError })
  const audit = createAuditLog({ folder: config.auditDir, now, onError })
  const addressOf = createClientAddress(config.trustProxy)
  const catalogue = createPostgresCatalogue(db)
  const api = createApp({
    catalogue,
    exportSource: catalogue,
    parliament: createPostgresParliament(db, catalogue.dataVersion),
    surveys: () => readSurveys(db),
    users: createPostgresUserStore(db, dataKey),
    account: createAccountHandlers({ db, outbox, limiter, hasher: createPasswordHasher(), now, enumeration: config.enumeration }),
    authenticate: createAuthenticate({ db, now }),
    address: addressOf,
    audit: audit.keep,
    log: onError,
    now,
    version: manifest.version,
    compatibility: config.compatibility,
  })
  let isDraining = false
  const isReady = async () => !isDraining && (await isReachable(db))
  // Without them only tabs that were opened before this release load anew.
  const earlier = await keepRelease({ web: WEB_APP, folder: join(config.dataDir, 'releases'), now }).catch((error: unknown) => {
    onError(error)
    return []
  })
  const server = createHttpServer({ api, web: await loadWebApp(WEB_APP, earlier), isReady, corsOrigins: config.corsOrigins, log })
  const endCleanUp = scheduleCleanUp({ db, outbox, now, audit: audit.keep }, onError)
  const fetching = startFetching({ groups: config.fetch, url: database.url, now, log, onError })
  const port = await listen(server, config.host, config.port)
  step(`Plenara runs on http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`)

  onStopSignal(async () => {
    isDraining = true
    step('Stopping')
    await drain(server)
    endCleanUp()
    await fetching.stop()
    await mails.stop()
    await audit.close()
    await database.close()
  }, onError)
}

runMain(main)
