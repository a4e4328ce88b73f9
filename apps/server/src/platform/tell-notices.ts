import type { Logger } from './log.ts'
import { dropNotice, keepNotice, NOTICES, readNotices } from './notices.ts'
import { step, warn } from './process.ts'
import type { Config } from './settings/config.ts'
import { warningsOf } from './settings/warnings.ts'

/** Tells the operator at the start what works but not whole, and what a server before found and nobody has mended. */
export async function tellNotices(config: Config): Promise<void> {
  for (const line of warningsOf(config)) warn(line)
  const { dataDir, trustProxy } = config
  if (trustProxy.length > 0) await dropNotice(dataDir, 'trust-proxy')
  for (const { since, text } of await readNotices(dataDir)) step(`Still wrong since ${since}: ${text}`)
}

/** Keeps for the operator that calls come through a proxy which the settings do not name. */
export async function noteProxy(log: Pick<Logger, 'warn'>, { dataDir }: Pick<Config, 'dataDir'>, at: Date): Promise<void> {
  log.warn({ code: 'trust-proxy' }, NOTICES['trust-proxy'])
  await keepNotice(dataDir, 'trust-proxy', at)
}
