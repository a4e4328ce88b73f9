import type { Server } from 'node:http'
import { type Audit, type EncodeBody, problemResponse } from '@plenara/api'
import { DomainError } from '@plenara/domain'
import { countForeignPasskeys } from '../accounts/actors/actor-passkeys.ts'
import { findActor } from '../accounts/actors/actor-session.ts'
import type { DataKey } from '../keys/data-key.ts'
import type { Limiter } from '../accounts/attempts/limiter.ts'
import type { PasswordHasher } from '../accounts/password-hash.ts'
import { startPublicationWorker } from './candidacies/publication/publication-worker.ts'
import { findSubject } from './candidacies/secretariats/find-subject.ts'
import { startWaveWorker } from './candidacies/waves/wave-worker.ts'
import type { Config } from '../platform/settings/config.ts'
import { createDatabase, type Database } from '../db/database.ts'
import type { ClientAddress } from '../http/client-address.ts'
import { createHttpServer, drain, listen } from '../http/http-server.ts'
import type { Logger } from '../platform/log.ts'
import { createAccountRates, ratesOf } from '../http/load/account-rates.ts'
import { createAdmission, SHARES } from '../http/load/admission.ts'
import type { Health } from '../http/load/health.ts'
import type { Outbox } from '../notify/mail/outbox.ts'
import { DESK_CONNECTIONS } from '../platform/settings/connections.ts'
import { createUploadReader } from '../catalogue/portraits/upload-reader.ts'
import { createAuditOfSaves } from './audit-of-saves.ts'
import { createDeskApp } from './desk-app.ts'
import { createDeskCookie } from './desk-cookie.ts'
import { loadDeskFiles } from './desk-files.ts'
import { createDeskHandlers } from './desk-handlers.ts'
import { deskProblem } from './desk-problem.ts'
import { createReminderPage } from './reminder-page.ts'

/** Places by kind, fewer than the voters': behind them stand six connections. */
const DESK_SHARES = {
  ...SHARES,
  signIn: { running: 8, waiting: 32, waitMs: 1_000 },
  ownWrites: { running: 16, waiting: 100, waitMs: 1_000 },
  ownReads: { running: 16, waiting: 100, waitMs: 1_000 },
  /** Pictures that are uploaded, one after the other. */
  imports: { running: 1, waiting: 24, waitMs: 10_000 },
} as const

export interface DeskOptions {
  readonly config: Pick<Config, 'callsPerAccount' | 'deskPort' | 'deskUrl' | 'host' | 'publicUrl'>
  /** The folder of the built app of the desk. */
  readonly folder: string
  readonly encode: EncodeBody
  /** The database. */
  readonly url: string
  readonly dataKey: DataKey
  readonly hasher: PasswordHasher
  readonly limiter: Limiter
  readonly outbox: Outbox
  readonly audit: Audit
  readonly address: ClientAddress
  readonly health: Health
  readonly now: () => Date
  readonly log: Logger
  readonly onStep: (line: string) => void
  readonly onWarning: (line: string) => void
  readonly onError: (error: unknown) => void
}

/** Opens the desk on a port of its own, where one is set; returns how to close it. Throws `StartError` where the port is taken. */
export async function openDesk(options: DeskOptions): Promise<(noticeMs: number) => Promise<void>> {
  const { config, onStep } = options
  if (config.deskPort === null) return async () => undefined
  const db = createDatabase({ url: options.url, maxConnections: DESK_CONNECTIONS, onError: options.onError })
  const files = await loadDeskFiles(options.folder, options.encode)
  let app = notHere
  let web = notHere
  const admission = createAdmission(DESK_SHARES)
  const server = createHttpServer({
    api: { fetch: (request, env) => app(request, env) },
    web: (request, env) => web(request, env),
    health: options.health,
    corsOrigins: [],
    log: options.log,
  })
  const port = await listen(server, config.host, config.deskPort, 'DESK_PORT')
  const deskUrl = config.deskUrl ?? `http://localhost:${port}`
  const pictures = createUploadReader()
  const context = { ...options, db, deskUrl, site: config.publicUrl, pictures }
  const rates = createAccountRates(Date.now, ratesOf(config.callsPerAccount))
  const desk = createDeskApp({
    handlers: createDeskHandlers(context),
    authenticate: (token) => findActor(context, token),
    subjectOf: (call) => findSubject(db, call),
    cookie: createDeskCookie(deskUrl),
    url: deskUrl,
    address: options.address,
    audit: createAuditOfSaves(options.audit),
    admit: admission.run,
    admitActor: rates,
    log: options.onError,
  })
  const reminderPage = createReminderPage(context)
  const { host } = new URL(deskUrl)
  app = async (request, env) => {
    const isHere = new URL(request.url).host === host
    const page = isHere ? await reminderPage(request, env).catch((error: unknown) => deskProblem(error, options.onError)) : null
    return page ?? desk.fetch(request, env as object)
  }
  web = async (request, env) => (new URL(request.url).host === host ? files(request) : notHere(request, env))
  const publishing = startPublicationWorker(context)
  const waves = startWaveWorker(context)
  onStep(`The desk is on ${deskUrl}`)
  await warnOfForeignPasskeys(options, db, deskUrl)
  return async (noticeMs) => {
    await Promise.all([publishing.stop(), waves.stop()])
    await closeDesk(server, db, noticeMs)
    pictures.close()
  }
}

/** Passkeys belong to a host: after a move to another one their owners set a password by a mailed link. */
async function warnOfForeignPasskeys({ onWarning }: DeskOptions, db: Database, deskUrl: string): Promise<void> {
  const count = await countForeignPasskeys(db, deskUrl)
  if (count === 0) return
  onWarning(
    `DESK_URL is ${deskUrl}: passkeys of another host open nothing here, and there are ${count}; who has no password asks for one by «Passwort vergessen?»`,
  )
}

const notHere = async (_request: Request, _env: unknown): Promise<Response> =>
  problemResponse(new DomainError('not_found'), () => undefined)

async function closeDesk(server: Server, db: ReturnType<typeof createDatabase>, noticeMs: number): Promise<void> {
  await drain(server, noticeMs)
  await db.destroy()
}
