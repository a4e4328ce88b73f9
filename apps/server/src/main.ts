import { availableParallelism, hostname } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@plenara/api'
import manifest from '../package.json' with { type: 'json' }
import { createAccountHandlers } from './accounts/account-handlers.ts'
import { createAttemptStore } from './accounts/attempts/attempt-store.ts'
import { limitBrowserErrors } from './accounts/attempts/limit-browser-errors.ts'
import { createLimiter } from './accounts/attempts/limiter.ts'
import { scheduleCleanUp } from './accounts/clean-up.ts'
import { relyingPartyOf } from './accounts/passkeys/relying-party.ts'
import { createPasswordHasher } from './accounts/password-hash.ts'
import { createAuthenticate } from './accounts/session.ts'
import { forgetChanges } from './catalogue/change/forget-changes.ts'
import { createPublicData } from './catalogue/snapshots/public-data.ts'
import { readConfig, SERVED_VERSIONS } from './config.ts'
import { createDatabase, type Database } from './db/database.ts'
import { checkConnections, openDatabase, patiently } from './db/open-database.ts'
import { cleanUpCandidacies } from './desk/candidacies/clean-up-candidacies.ts'
import { reportStatement } from './desk/candidacies/moderation/report-statement.ts'
import { readPreview } from './desk/candidacies/preview.ts'
import { openDesk } from './desk/open-desk.ts'
import { loadApiDocs } from './http/api-docs.ts'
import { startCountingBrowserErrors } from './http/browser-errors/count-browser-errors.ts'
import { createClientAddress, createTrust } from './http/client-address.ts'
import { createCompressor } from './http/compressor.ts'
import { APP_ORIGINS } from './http/cors.ts'
import { checkPort, createHttpServer, DRAIN_NOTICE_MS, drain, listen, MAX_CONNECTIONS } from './http/http-server.ts'
import { createAccountRates, ratesOf } from './http/load/account-rates.ts'
import { createAdmission } from './http/load/admission.ts'
import { CONNECTIONS_PER_ADDRESS, limitConnections } from './http/load/connection-limits.ts'
import { createDocumentChecks } from './http/load/document-checks.ts'
import { watchHealth } from './http/load/watch-health.ts'
import { METRICS_HOST, startMetrics } from './http/metrics/start-metrics.ts'
import { presentRequestId } from './http/request-log.ts'
import { createSharedEncodings } from './http/shared-encodings.ts'
import { fetchedSources } from './intake/fetching/sources.ts'
import { startFetching } from './intake/fetching/start-fetching.ts'
import { isEmpty } from './intake/load-demo-data.ts'
import { loadPublicData } from './intake/load-public-data.ts'
import { holdsAgreedKey, loadAgreedKey } from './keys/agree-on-key.ts'
import type { DataKey } from './keys/data-key.ts'
import { joinServers } from './keys/join-servers.ts'
import { guardKeyFile, readKeyFile } from './keys/key-file.ts'
import { createOutbox } from './notify/mail/outbox.ts'
import { startOutboxWorker } from './notify/mail/outbox-worker.ts'
import { sendBySmtp, sendToFolder } from './notify/mail/send-mail.ts'
import { createPush } from './notify/push/create-push.ts'
import { readSurveys } from './notify/surveys/read-surveys.ts'
import { createPostgresUserStore } from './opinions/postgres-user-store.ts'
import { sealDocuments } from './opinions/seal-documents.ts'
import { createSite } from './pages/create-site.ts'
import { readKnowledgeTexts } from './pages/knowledge-texts.ts'
import { createAuditLog } from './platform/audit/audit-log.ts'
import { createRepeatedReads } from './platform/audit/repeated-reads.ts'
import { before, LIFE } from './platform/lifetimes.ts'
import { createLog } from './platform/log.ts'
import { onStopSignal, runMain, step, warn } from './platform/process.ts'
import type { Config } from './platform/settings/config.ts'
import { prepareFolders } from './platform/settings/prepare-folders.ts'
import { noteProxy, tellNotices } from './platform/tell-notices.ts'

/** Passwords hashed at once: one core stays for everything else. */
const HASHING = Math.max(1, Math.min(2, availableParallelism() - 1))
/** What compressed public answers may take of the memory. */
const ENCODED_BYTES = 64 * 1024 * 1024
const WEB_APP = join(import.meta.dirname, '../../web')
const DESK_APP = join(import.meta.dirname, '../../desk/dist')

/** The composition root of the server: every part is created here and passed to its users. */
async function main(): Promise<void> {
  const base = await openBase(readConfig(process.env))
  const parts = await createParts(base)
  await serve(base, parts, await createDoor(base, parts))
}

type Base = Awaited<ReturnType<typeof openBase>>
type Parts = Awaited<ReturnType<typeof createParts>>
type Door = Awaited<ReturnType<typeof createDoor>>

/** What everything stands on: the machine is as the settings say, the database is open under its key, and has the public data of this program. */
async function openBase(config: Config) {
  const log = createLog(config.logLevel, () => ({ request: presentRequestId() }))
  const onError = (error: unknown) => log.error({ error }, 'error')
  await checkMachine(config)
  let loaded: DataKey | null = null
  const prepare = async (db: Database) => {
    const dataKey = await loadAgreedKey(db, config.dataKeyFile, step)
    loaded = dataKey
    const sealed = await sealDocuments(db, dataKey)
    if (sealed > 0) step(`Sealed what was stored in the clear (${sealed} records)`)
  }
  const database = await openDatabase({ ...config, maxConnections: config.connections.accounts, onStep: step, onError, prepare })
  const { db, url } = database
  const dataKey = loaded ?? (await loadAgreedKey(db, config.dataKeyFile, step))
  step('Database ready')
  const servers = await joinServers({ db, config, version: manifest.version, onStep: step, onWarning: warn, onError })
  await patiently(url, async (patient) =>
    loadPublicData(patient, { url, demo: config.demo, knowledge: await readKnowledgeTexts(WEB_APP), onStep: step }),
  )
  return { config, log, onError, now: () => new Date(), database, db, url, dataKey, servers }
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

/** What answers are made of: mails, limits, the audit log, public data, and work of which only so much is done at once. */
async function createParts({ config, log, onError, now, database, db, dataKey }: Base) {
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
  const limit = limitBrowserErrors({ dataKey, now, onError })
  const browserErrors = startCountingBrowserErrors({ db, dataKey, limit, now, log, onError })
  const publicDb = createDatabase({ url: database.url, maxConnections: config.connections.publicData, onError })
  const publicData = { ...createPublicData(publicDb), surveys: () => readSurveys(publicDb) }
  const compressor = createCompressor()
  const encode = createSharedEncodings({ compressor, maxBytes: ENCODED_BYTES })
  const documents = createDocumentChecks({ onError })
  const bounded = { compressor, encode, admission: createAdmission(), documents, hasher: createPasswordHasher({ running: HASHING }) }
  return { mailFolder, mails, outbox, limiter, audit, reads, address, push, browserErrors, publicDb, publicData, bounded }
}

/** The application of the voters. */
function createApi({ config, onError, now, db, dataKey }: Base, parts: Parts) {
  const { outbox, limiter, reads, address, push, browserErrors, publicData } = parts
  const { encode, admission, documents, hasher } = parts.bounded
  return createApp({
    ...publicData,
    users: createPostgresUserStore(db, dataKey),
    account: createAccountHandlers({
      ...{ db, outbox, limiter, dataKey, hasher },
      relyingParty: relyingPartyOf(config.publicUrl),
      push,
      now,
      enumeration: config.enumeration,
    }),
    authenticate: createAuthenticate({ db, now }),
    takeReport: (report, from) => reportStatement({ db, limiter, now }, report, from),
    countBrowserError: browserErrors.count,
    ...{ address, audit: reads.keep },
    previewOf: (token, from) => readPreview({ db, limiter, now }, token, from),
    encode,
    admit: admission.run,
    parseDocument: documents.parse,
    admitAccount: createAccountRates(Date.now, ratesOf(config.callsPerAccount)),
    log: onError,
    now,
    version: manifest.version,
    compatibility: SERVED_VERSIONS,
  })
}

/** The server of the voters, not yet open: the application, the site around it, and how it is watched. */
async function createDoor(base: Base, parts: Parts) {
  const { config, log, onError, now, db, url } = base
  const { address, publicDb, bounded } = parts
  const { catalogue } = parts.publicData
  const { encode, admission } = bounded
  let isDraining = false
  const watch = watchHealth({
    ...{ config, url, isStopping: () => isDraining },
    canAnswer: () => catalogue.common().then(Boolean, () => false),
    holdsKey: (own) => holdsAgreedKey(own, config.dataKeyFile),
  })
  const api = createApi(base, parts)
  const { web, kept } = await createSite({ ...config, folder: WEB_APP, api, address, db: publicDb, catalogue, encode, now, onError })
  const docs = await loadApiDocs(encode)
  const server = createHttpServer({ api, web, kept, docs, health: watch.health, admission, corsOrigins: APP_ORIGINS, log })
  const isTrusted = createTrust(config.trustProxy)
  limitConnections(server, { perAddress: CONNECTIONS_PER_ADDRESS, isTrusted, many: MAX_CONNECTIONS / 2 })
  const sources = fetchedSources(config).map(({ name }) => name)
  const endMetrics = await startMetrics({ ...bounded, ...watch, config, sources, server, db, publicDb, catalogue, onStep: step })
  const beginDraining = () => {
    isDraining = true
  }
  return { server, watch, endMetrics, beginDraining }
}

/** Starts what works by itself; returns how to end it, and the mails and counts that were begun before. */
function startWork({ config, log, onError, now, db, url }: Base, { outbox, mails, mailFolder, audit, push, browserErrors }: Parts) {
  const forgetImports = (tx: Database, at: Date) => forgetChanges(tx, before(at, LIFE.importUndo))
  const alsoExpired = [cleanUpCandidacies, forgetImports]
  const endCleanUp = scheduleCleanUp({ db, outbox, mailFolder, now, audit: audit.keep, url, alsoExpired }, onError)
  const pushing = push.start()
  const fetching = startFetching({ config, url, now, log, onError })
  return async () => {
    await endCleanUp()
    await fetching.stop()
    await mails.stop()
    await pushing.stop()
    await browserErrors.stop()
  }
}

/** Opens both doors, until a signal stops everything in turn. */
async function serve(base: Base, parts: Parts, { server, watch, endMetrics, beginDraining }: Door): Promise<void> {
  const { config, log, onError, now, database, db, url, dataKey } = base
  const { outbox, limiter, audit, reads, address, publicDb } = parts
  const { encode, hasher, compressor, documents } = parts.bounded
  const endWork = startWork(base, parts)
  await checkConnections(config.databaseUrl, db, publicDb)
  const closeDesk = await openDesk({
    ...{ ...watch, folder: DESK_APP, encode, onStep: step, onWarning: warn, onError },
    ...{ config, url, dataKey, hasher, limiter, outbox, audit: reads.keep, address, now, log },
  })
  const port = await listen(server, config.host, config.port)
  const stop = async () => {
    beginDraining()
    step('Stopping')
    const noticeMs = config.trustProxy.length > 0 ? DRAIN_NOTICE_MS : 0
    await Promise.all([drain(server, noticeMs), closeDesk(noticeMs)])
    await endWork()
    await Promise.all([compressor.close(), documents.close()])
    await reads.close()
    await audit.close()
    await endMetrics()
    await watch.close()
    await publicDb.destroy()
    await base.servers.leave()
    await database.close()
  }
  // Before the server says that it runs: whoever waits for that line may stop it at once.
  onStopSignal({ stop, kill: database.kill }, onError)
  await tellRunning(config.host, port, db)
}

async function tellRunning(host: string, port: number, db: Database): Promise<void> {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  step(`Plenara runs on ${address}`)
  if (await isEmpty(db)) step(`Nothing is stored yet: ${address}/set-up says what is missing`)
}

runMain(main)
