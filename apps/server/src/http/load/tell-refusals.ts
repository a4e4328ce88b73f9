import type { Server } from 'node:http'
import type { Logger } from '../../platform/log.ts'
import type { Admission } from './admission.ts'

const EVERY_MS = 60_000

/**
 * Tells the log once a minute how many calls found no place, by kind, and nothing while there are none: the operator of a machine that sheds reads it there,
 * and a flood makes the log no longer. Ends with the server.
 */
export function tellRefusals(server: Pick<Server, 'once'>, { refused }: Pick<Admission, 'refused'>, log: Pick<Logger, 'warn'>): void {
  let told: Readonly<Record<string, number>> = refused()
  const tell = () => {
    const all = refused()
    const since = Object.entries(all).flatMap(([share, count]) => (count > (told[share] ?? 0) ? [[share, count - (told[share] ?? 0)]] : []))
    told = all
    if (since.length > 0) log.warn({ code: 'refused', calls: Object.fromEntries(since) }, 'calls refused for want of places')
  }
  const timer = setInterval(tell, EVERY_MS).unref()
  server.once('close', () => {
    clearInterval(timer)
    tell()
  })
}
