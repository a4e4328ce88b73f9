import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '../platform/settings/config.ts'
import type { Database } from '../db/database.ts'
import { followAgreedKey } from './agree-on-key.ts'
import { readKeyFile } from './key-file.ts'
import { keyIdOf } from './key-ring.ts'
import { DESK_CONNECTIONS, FETCHING_CONNECTIONS } from '../platform/settings/connections.ts'
import { StartError } from '../platform/start-error.ts'
import { readConnectionLimit, tooManyConnections } from '../db/servers/connection-limit.ts'
import { type RunningServer, readOtherServers, removeEndedServers, removeServer, writeServer } from '../db/servers/running-servers.ts'

const RENEW_MS = 15_000
/** How often a start looks whether another server still runs. */
const LOOK_MS = 1_000

export interface JoinOptions {
  readonly db: Database
  readonly config: Pick<Config, 'connections' | 'dataKeyFile' | 'deskPort' | 'enumeration' | 'fetch' | 'smtpUrl'>
  readonly version: string
  readonly onStep: (line: string) => void
  readonly onWarning: (line: string) => void
  readonly onError: (error: unknown) => void
  readonly renewMs?: number
}

export interface Joined {
  /** Tells the others that this server stops. */
  leave(): Promise<void>
}

/**
 * Adds this server to those that run on the database, and renews that until it leaves. Says what each of several keeps for itself, and
 * where all may ask for more connections than the database takes. Throws `StartError`
 * where another one runs with another `ENUMERATION`: what strangers learn would depend on who answers.
 */
export async function joinServers(options: JoinOptions): Promise<Joined> {
  const { db, config, version, onStep, onWarning, onError, renewMs = RENEW_MS } = options
  const { dataKeyFile: keyFile, enumeration } = config
  const connections =
    config.connections.all + (config.fetch.length > 0 ? FETCHING_CONNECTIONS : 0) + (config.deskPort === null ? 0 : DESK_CONNECTIONS)
  const own = { serverId: randomUUID(), machine: hostname(), version, keyFile, enumeration, connections }
  const keyIds = followKeyIds(keyFile)
  const write = (on: Database) => writeServer(on, { ...own, keyIds: keyIds() })
  const others = await enter(options, write)
  for (const line of sharedLines(others, config)) onStep(line)
  const tooMany = tooManyConnections(await readConnectionLimit(db), connections, others)
  if (tooMany) onWarning(tooMany)
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    renewing = renewing.then(() => write(db)).catch(onError)
  }, renewMs)
  timer.unref()
  return {
    leave: async () => {
      clearInterval(timer)
      await renewing
      await removeServer(db, own.serverId).catch(onError)
    },
  }
}

/** The ids of the keys that a server holds: those of its file, and those of before while it cannot be read. */
function followKeyIds(file: string): () => Buffer[] {
  let known: Buffer[] = []
  return () => {
    try {
      known = readKeyFile(file)?.map(keyIdOf) ?? known
    } catch {
      // `/health/write` tells it.
    }
    return known
  }
}

/**
 * Writes the row of this server and returns those of the others. Starts do so one after the other, so that of two at once the second sees the first.
 * A server that was killed has a row for a minute: where it stands in the way, it is watched whether it is renewed.
 */
async function enter({ db, config, onStep }: JoinOptions, write: (tx: Database) => Promise<void>): Promise<readonly RunningServer[]> {
  const isOther = ({ enumeration }: RunningServer) => enumeration !== config.enumeration
  let before: ReadonlySet<string> | null = null
  for (;;) {
    const others = await db.transaction().execute(async (tx) => {
      await sql`select from deployment for update`.execute(tx)
      await removeEndedServers(tx)
      // The key may have been switched since this start looked at it.
      await followAgreedKey(tx, config.dataKeyFile, onStep)
      const found = await readOtherServers(tx)
      if (!found.some(isOther)) await write(tx)
      return found
    })
    const inTheWay = others.filter(isOther)
    if (inTheWay.length === 0) return others
    const renewed = inTheWay.find((server) => before !== null && !before.has(sightOf(server)))
    if (renewed) throw differentEnumeration(renewed, config)
    if (before === null) onStep(`ENUMERATION is another one than that of ${namesOf(inTheWay)}: waits whether it still runs`)
    before ??= new Set(inTheWay.map(sightOf))
    await sleep(LOOK_MS)
  }
}

function sightOf({ serverId, seenAt }: RunningServer): string {
  return `${serverId} ${seenAt.getTime()}`
}

function namesOf(servers: readonly RunningServer[]): string {
  return [...new Set(servers.map(({ machine }) => `the server on ${machine}`))].join(' and ')
}

function differentEnumeration(server: RunningServer, { enumeration }: JoinOptions['config']): StartError {
  return new StartError(
    `ENUMERATION is ${enumeration} here and ${server.enumeration} on ${server.machine}, whose server runs on the same database: give both the same, or stop that one first`,
  )
}

/** What is not the same on all servers, and on purpose. */
function sharedLines(others: readonly RunningServer[], { smtpUrl }: JoinOptions['config']): string[] {
  if (others.length === 0) return []
  return [
    `Shares its database with ${namesOf(others)}. Each machine keeps for itself: the audit log (AUDIT_DIR), the files of earlier releases`,
    ...(smtpUrl === null ? ['Without SMTP_URL mails are files on the machine that sends them, and name it'] : []),
  ]
}
