import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import manifest from '../../../package.json' with { type: 'json' }
import type { Config } from '../../platform/settings/config.ts'
import type { Database } from '../../db/database.ts'
import { listen } from '../http-server.ts'
import type { Parts } from './parts.ts'
import type { MetricsRegistry } from './registry.ts'
import { type LookOptions, startLooking } from './regular-look.ts'

/** Metrics are for this machine alone: whoever collects them from another one brings its own access. */
export const METRICS_HOST = '127.0.0.1'
const PATH = '/metrics'

export interface MetricsOptions extends Omit<Parts, 'connections' | 'catalogue' | 'pools'> {
  readonly config: Pick<Config, 'metricsPort' | 'dataDir' | 'auditDir'>
  /** The names of the sources that this server fetches: those that nobody fetches would grow old for ever. */
  readonly sources: readonly string[]
  /** The server whose connections are counted. */
  readonly server: Server
  readonly db: Database
  readonly publicDb: Database
  readonly catalogue: Parts['catalogue'] & LookOptions['catalogue']
  readonly health: LookOptions['health']
  readonly onStep: (line: string) => void
}

/**
 * Measures this process and offers that at `http://127.0.0.1:METRICS_PORT/metrics` in the text format of Prometheus; without the setting nothing is
 * measured. Returns what ends it. Throws `StartError` if the port is not available.
 */
export async function startMetrics(options: MetricsOptions): Promise<() => Promise<void>> {
  const { config, server, db, publicDb, onStep } = options
  if (config.metricsPort === null) return async () => undefined
  const [{ createRegistry }, { measureRequests }, { measureParts, measureSeen, measureTold }] = await Promise.all([
    import('./registry.ts'),
    import('./http-metrics.ts'),
    import('./parts.ts'),
  ])
  const metrics = createRegistry(manifest.version)
  let connections = 0
  server.on('connection', (socket) => {
    connections += 1
    socket.once('close', () => {
      connections -= 1
    })
  })
  measureParts(metrics.registry, { ...options, pools: { accounts: db, public: publicDb }, connections: () => connections })
  const look = startLooking({ ...options, folders: { data: config.dataDir, audit: config.auditDir } })
  measureSeen(metrics.registry, look.seen, Date.now)
  const ends = [measureRequests(metrics.registry), measureTold(metrics.registry)]
  const offering = createServer((request, response) => answer(metrics, request, response))
  const port = await listen(offering, METRICS_HOST, config.metricsPort, 'METRICS_PORT')
  onStep(`Metrics on http://${METRICS_HOST}:${port}${PATH}`)
  return async () => {
    for (const end of ends) end()
    await look.stop()
    offering.closeAllConnections()
    await new Promise((resolve) => offering.close(resolve))
  }
}

async function answer({ exposition, contentType }: MetricsRegistry, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' || request.url !== PATH) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(await exposition())
}
