import type { Server } from 'node:http'
import type { AppOptions } from '@plenara/api'
import type { Hono } from 'hono'
import type { Database } from '../../../src/db/database.ts'
import { createHttpServer, drain, type HttpOptions, listen } from '../../../src/http/http-server.ts'
import { createLog } from '../../../src/platform/log.ts'
import { type Admission, createAdmission } from '../../../src/http/load/admission.ts'
import { DEMONSTRATION_AND_PARLIAMENT } from '../../support/fillings.ts'
import { createFilledDatabase } from '../../support/test-database.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import { type CallApp, createCallApp } from './call-app.ts'
import { composeApp } from './compose-app.ts'
import { type DemoIds, findDemoIds } from './demo-ids.ts'

export const ALLOWED_ORIGIN = 'capacitor://localhost'

export interface SecurityServer extends Accounts {
  readonly db: Database
  readonly url: string
  readonly app: Hono
  readonly ids: DemoIds
  /** Where the same application listens on 127.0.0.1. */
  readonly port: number
  readonly server: Server
  /** What was unexpected. */
  readonly logged: unknown[]
  /** One call of the application, from an address of its own. */
  readonly call: CallApp
  close(): Promise<void>
}

export interface SecurityServerOptions {
  readonly web?: HttpOptions['web']
  readonly admission?: Admission
  /** Options of the application instead of the usual ones. */
  readonly appOptions?: Partial<AppOptions>
  /** Stands before the application, e.g. to fail. */
  readonly before?: (request: Request) => Response | null
}

/** The product over a real database with demonstration data, to be called directly and over HTTP. */
export async function openSecurityServer(options: SecurityServerOptions = {}): Promise<SecurityServer> {
  const database = await createFilledDatabase(DEMONSTRATION_AND_PARLIAMENT, { maxConnections: 20 })
  const { db } = database
  const admission = options.admission ?? createAdmission()
  const { app, logged, secretTo, stop } = composeApp(db, { admit: admission.run, ...options.appOptions })
  const call = createCallApp(app)
  const server = createHttpServer({
    api: { fetch: (request, env) => options.before?.(request) ?? app.fetch(request, env as object) },
    web: options.web ?? (async () => new Response('', { status: 404 })),
    health: { ready: async () => [], write: async () => [] },
    corsOrigins: [ALLOWED_ORIGIN],
    admission,
    log: Object.assign(createLog('silent'), { error: (entry: object) => logged.push(entry) }),
  })
  return {
    ...createAccounts({ db, call, secretTo }),
    db,
    url: database.url,
    app,
    ids: await findDemoIds(db),
    port: await listen(server, '127.0.0.1', 0),
    server,
    logged,
    call,
    close: async () => {
      await drain(server)
      await stop()
      await database.drop()
    },
  }
}
