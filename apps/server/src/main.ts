import { availableParallelism, hostname } from 'node:os'
import { join } from 'node:path'
import { type AppOptions, type Catalogue, createApp } from '@plenara/api'
import manifest from '../package.json' with { type: 'json' }
import { createAuditLog } from './platform/audit/audit-log.ts'
import { createRepeatedReads } from './platform/audit/repeated-reads.ts'
import { createAccountHandlers } from './accounts/account-handlers.ts'
import { createAttemptStore } from './accounts/attempts/attempt-store.ts'
import { scheduleCleanUp } from './accounts/clean-up.ts'
import type { DataKey } from './keys/data-key.ts'
import { createLimiter } from './accounts/attempts/limiter.ts'
import { relyingPartyOf } from './accounts/passkeys/relying-party.ts'
import { createPasswordHasher } from './accounts/password-hash.ts'
import { createAuthenticate } from './accounts/session.ts'
import { startCountingBrowserErrors } from './http/browser-errors/count-browser-errors.ts'
import { type Reporting, reportStatement } from './desk/candidacies/moderation/report-statement.ts'
import { readPreview } from './desk/candidacies/preview.ts'
import { createPostgresParliament } from './catalogue/parliament/postgres-parliament.ts'
import { lockCatalogue } from './catalogue/change-catalogue.ts'
import { loadReference } from './catalogue/places/load-reference.ts'
import { createPostgresCatalogue } from './catalogue/postgres-catalogue.ts'
import { refoldSearch } from './catalogue/parliament/refold-search.ts'
import { loadKnowledge } from './catalogue/search/load-knowledge.ts'
import { createPostgresSearch } from './catalogue/search/postgres-search.ts'
import { createPostgresSources } from './catalogue/postgres-sources.ts'
import { prepareFolders } from './platform/settings/prepare-folders.ts'
import { warningsOf } from './platform/settings/warnings.ts'
import { type Config, readConfig } from './config.ts'
import { createDatabase, type Database, isWritable } from './db/database.ts'
import { checkConnections, openDatabase, patiently } from './db/open-database.ts'
import { openDesk } from './desk/open-desk.ts'
import { startFetching } from './intake/fetching/start-fetching.ts'
import { loadApiDocs } from './http/api-docs.ts'
import { createClientAddress, createTrust } from './http/client-address.ts'
import { createCompressor } from './http/compressor.ts'
import { checkPort, createHttpServer, DRAIN_NOTICE_MS, drain, listen, MAX_CONNECTIONS } from './http/http-server.ts'
import { createLog, type Logger } from './platform/log.ts'
import { presentRequestId } from './http/request-log.ts'
import { createSharedEncodings } from './http/shared-encodings.ts'
import { holdsAgreedKey, loadAgreedKey } from './keys/agree-on-key.ts'
import { guardKeyFile, readKeyFile } from './keys/key-file.ts'
import { createAccountRates, ratesOf } from './http/load/account-rates.ts'
import { createAdmission } from './http/load/admission.ts'
import { limitConnections } from './http/load/connection-limits.ts'
import { createDocumentChecks } from './http/load/document-checks.ts'
import { createHealth } from './http/load/health.ts'
import { type DemoOptions, isEmpty, loadDemoData } from './intake/load-demo-data.ts'
import { createOutbox } from './notify/mail/outbox.ts'
import { startOutboxWorker } from './notify/mail/outbox-worker.ts'
import { sendBySmtp, sendToFolder } from './notify/mail/send-mail.ts'
import { METRICS_HOST, startMetrics } from './http/metrics/start-metrics.ts'
import { dropNotice, keepNotice, NOTICES, readNotices } from './platform/notices.ts'
import { createSite } from './pages/create-site.ts'
import { createPush } from './notify/push/create-push.ts'
import { onStopSignal, runMain, step, warn } from './platform/process.ts'
import { joinServers } from './keys/join-servers.ts'
import { createPostgresUserStore } from './opinions/postgres-user-store.ts'
import { sealDocuments } from './opinions/seal-documents.ts'
import { readSurveys } from './notify/surveys/read-surveys.ts'

/** Passwords hashed at once: one core stays for everything else. */
const HASHING = Math.max(1, Math.min(2, availableParallelism() - 1))
/** What compressed public answers may take of the memory. */
const ENCODED_BYTES = 64 * 1024 * 1024
const WEB_APP = join(import.meta.dirname, '../../web')
const DESK_APP = join(import.meta.dirname, '../../desk/dist')

/** The composition root of the server: every part is created here and passed to its users. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel, () => ({ request: presentRequestId() }))
  const onError = (error: unknown) => log.error({ error }, 'error')
  const now = () => new Date()
  await checkMachine(config)
  let loaded: DataKey | null = null
  const prepare = async (db: Database) => {
    const dataKey = await loadAgreedKey(db, config.dataKeyFile, step)
    loaded = dataKey
    const sealed = await sealDocuments(db, dataKey)
    if (sealed > 0) step(`Sealed what was stored in the clear (${sealed} records)`)
  }
  const database = await openDatabase({ ...config, maxConnections: config.connections.accounts, onStep: step, onError, prepare })
  const { db } = database
  const dataKey = loaded ?? (await loadAgreedKey(db, config.dataKeyFile, step))
  step('Database ready')
  const servers = await joinServers({ db, config, version: manifest.version, onStep: step, onWarning: warn, onError })
  await patiently(database.url, (patient) => loadPublicData(patient, { url: database.url, demo: config.demo }))

  const mailFolder = join(config.dataDir, 'outbox')
  const send = config.smtpUrl === null ? sendToFolder(mailFolder, hostname()) : sendBySmtp(config.smtpUrl)
  const mails = startOutboxWorker({ db, dataKey, now, send, from: config.mailFrom, publicUrl: config.publicUrl, onError })
  const outbox = createOutbox({ dataKey, now, wake: mails.wake })
  const limiter = createLimiter({ store: createAttemptStore(db), dataKey, now, onError })
  const audit = createAuditLog({ folder: config.auditDir, now, onError })
  const reads = createRepeatedReads({ keep: audit.keep, onError })
  const address = createClientAddress(config.trustProxy, () => noteProxy(log, config, now()).catch(onError))
  await tellNotices(config)
  const push = await createPush({ config, db, dataKey, now, onStep: step, onError })
  const browserErrors = config.browserErrors ? startCountingBrowserErrors({ db, dataKey, now, log, onError }) : null
  const publicDb = createDatabase({ url: database.url, maxConnections: config.connections.publicData, onError })
  const open = publicServices(publicDb)
  const { catalogue } = open
  const bounded = createBoundedParts(onError)
  const { encode, admission, documents, hasher } = bounded
  const api = createApp({
    ...open,
    users: createPostgresUserStore(db, dataKey),
    account: createAccountHandlers({
      ...{ db, outbox, limiter, dataKey, hasher },
      relyingParty: relyingPartyOf(config),
      push,
      now,
      enumeration: config.enumeration,
    }),
    authenticate: createAuthenticate({ db, now }),
    ...takenFromReaders(browserErrors, { db, limiter, now }),
    ...{ address, audit: reads.keep },
    previewOf: (token, from) => readPreview({ db, limiter, now }, token, from),
    encode,
    admit: admission.run,
    parseDocument: documents.parse,
    admitAccount: createAccountRates(Date.now, ratesOf(config.callsPerAccount)),
    log: onError,
    now,
    version: manifest.version,
    compatibility: config.compatibility,
  })
  let isDraining = false
  const watch = watchHealth(config, { url: database.url, catalogue, isStopping: () => isDraining })
  const { web, kept } = await createSite({ ...config, folder: WEB_APP, api, address, db: publicDb, catalogue, encode, now, onError })
  const server = createHttpServer({
    api,
    web,
    kept,
    docs: await loadApiDocs(encode),
    health: watch.health,
    admission,
    corsOrigins: config.corsOrigins,
    log,
  })
  limitConnections(server, connectionLimitsOf(config))
  const endMetrics = await startMetrics({ ...bounded, ...watch, config, server, db, publicDb, catalogue, onStep: step })
  const endCleanUp = scheduleCleanUp(
    { db, outbox, mailFolder, now, audit: audit.keep, url: database.url, undoDays: config.undoDays },
    onError,
  )
  const pushing = push.start()
  const fetching = startFetching({ config, url: database.url, now, log, onError })
  await checkConnections(config.databaseUrl, db, publicDb)
  const closeDesk = await openDesk({
    ...{ ...watch, folder: DESK_APP, encode, onStep: step, onWarning: warn, onError },
    ...{ config, url: database.url, dataKey, hasher, limiter, outbox, audit: reads.keep, address, now, log },
  })
  const port = await listen(server, config.host, config.port)
  const stop = async () => {
    isDraining = true
    step('Stopping')
    const noticeMs = config.trustProxy.length > 0 ? DRAIN_NOTICE_MS : 0
    await Promise.all([drain(server, noticeMs), closeDesk(noticeMs)])
    await endCleanUp()
    await fetching.stop()
    await mails.stop()
    await pushing?.stop()
    await browserErrors?.stop()
    await Promise.all([bounded.compressor.close(), documents.close()])
    await reads.close()
    await audit.close()
    await endMetrics()
    await watch.close()
    await publicDb.destroy()
    await servers.leave()
    await database.close()
  }
  // Before the server says that it runs: whoever waits for that line may stop it at once.
  onStopSignal({ stop, kill: database.kill }, onError)
  await tellRunning(config.host, port, db)
}

/** What a start needs of its machine. Throws `StartError`. */
async function checkMachine(config: Config): Promise<void> {
  await prepareFolders(config)
  await checkPort(config.host, config.port)
  if (config.metricsPort !== null) await checkPort(METRICS_HOST, config.metricsPort, 'METRICS_PORT')
  if (config.deskPort !== null) await checkPort(config.host, config.deskPort, 'DESK_PORT')
  readKeyFile(config.dataKeyFile)
  await guardKeyFile(config.dataKeyFile, step)
}

/** What readers tell: errors of their browsers, where they are counted, and what they report of statements. */
function takenFromReaders(browserErrors: ReturnType<typeof startCountingBrowserErrors> | null, reporting: Reporting) {
  const takeReport: NonNullable<AppOptions['takeReport']> = (report, address) => reportStatement(reporting, report, address)
  return { takeReport, ...(browserErrors && { countBrowserError: browserErrors.count }) }
}

/** Work of which only so much is done at once. */
function createBoundedParts(onError: (error: unknown) => void) {
  const compressor = createCompressor()
  return {
    compressor,
    encode: createSharedEncodings({ compressor, maxBytes: ENCODED_BYTES }),
    admission: createAdmission(),
    documents: createDocumentChecks({ onError }),
    hasher: createPasswordHasher({ running: HASHING }),
  }
}

/** What answers from public data. */
function publicServices(db: Database) {
  const catalogue = createPostgresCatalogue(db)
  const { dataVersion } = catalogue
  const parliament = createPostgresParliament(db, dataVersion)
  return {
    catalogue,
    exportSource: catalogue,
    parliament,
    search: createPostgresSearch(db, dataVersion),
    sources: createPostgresSources(db, async () => (await dataVersion()) + (await parliament.newsVersion())),
    surveys: () => readSurveys(db),
  }
}

async function loadPublicData(db: Database, options: DemoOptions): Promise<void> {
  await loadReference(db)
  await loadKnowledge(db, WEB_APP)
  await db.transaction().execute(async (tx) => {
    await lockCatalogue(tx)
    await refoldSearch(tx)
  })
  if (await loadDemoData(db, options)) step('Demonstration data loaded (fictional)')
}

async function noteProxy(log: Logger, { dataDir }: Config, at: Date): Promise<void> {
  log.warn({ code: 'trust-proxy' }, NOTICES['trust-proxy'])
  await keepNotice(dataDir, 'trust-proxy', at)
}

async function tellNotices(config: Config): Promise<void> {
  for (const line of warningsOf(config)) warn(line)
  const { dataDir, trustProxy } = config
  if (trustProxy.length > 0) await dropNotice(dataDir, 'trust-proxy')
  for (const { since, text } of await readNotices(dataDir)) step(`Still wrong since ${since}: ${text}`)
}

async function tellRunning(host: string, port: number, db: Database): Promise<void> {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  step(`Plenara runs on ${address}`)
  if (await isEmpty(db)) step(`Nothing is stored yet: ${address}/set-up says what is missing`)
}

function connectionLimitsOf({ connectionsPerAddress, trustProxy }: Config) {
  return { perAddress: connectionsPerAddress, isTrusted: createTrust(trustProxy), many: MAX_CONNECTIONS / 2 }
}

interface Watched {
  readonly url: string
  readonly catalogue: Pick<Catalogue, 'common'>
  readonly isStopping: () => boolean
}

/** Looks at the database by a connection of its own. */
function watchHealth({ auditDir, connections, dataDir, dataKeyFile, minFreeBytes }: Config, { url, catalogue, isStopping }: Watched) {
  const db = createDatabase({ url, maxConnections: connections.health })
  const health = createHealth({
    canAnswer: () => catalogue.common().then(Boolean, () => false),
    isReachable: () => isWritable(db),
    holdsKey: () => holdsAgreedKey(db, dataKeyFile),
    isStopping,
    auditDir,
    folders: [dataDir, auditDir],
    minFreeBytes,
  })
  return { health, close: () => db.destroy() }
}

runMain(main)
