import { loadReference } from '../../catalogue/places/load-reference.ts'
import { withLease } from '../../db/job-lease.ts'
import type { SourceState } from '../../db/schema/fetched-source.ts'
import type { FetchSource } from '../../intake/fetching/fetch-source.ts'
import { runSource } from '../../intake/fetching/run-source.ts'
import { dueAt } from '../../intake/fetching/schedule.ts'
import { readSourceRecords, type SourceRecord } from '../../intake/fetching/source-records.ts'
import { createSources } from '../../intake/fetching/sources.ts'
import { contactOf } from '../../intake/fetching/start-fetching.ts'
import { useProxy } from '../../intake/fetching/use-proxy.ts'
import { messageOf, StartError } from '../../platform/start-error.ts'
import type { AdminCommand } from './admin-command.ts'

export const sourceCommands: readonly AdminCommand[] = [
  {
    group: 'source',
    verb: 'list',
    usage: '',
    title: 'lists the sources that a server can fetch (FETCH): the last success, the last failure and why',
    run: async (_, { database, config }) => {
      const records = await readSourceRecords(await database())
      const sources = createSources(config.fetchAddresses).map((source) => ({
        source,
        record: records.get(source.name),
        isOn: config.fetch.includes(source.group),
      }))
      return {
        lines: sources.flatMap(({ source, record, isOn }) => linesOf(source, record, isOn)),
        json: {
          sources: sources.map(({ source: { name, group, schedule }, record, isOn }) => {
            const { state, ...facts } = record ?? { state: {} as SourceState }
            return { name, group, schedule, isOn, ...facts, missing: state.missing ?? [] }
          }),
        },
      }
    },
  },
  {
    group: 'source',
    verb: 'fetch',
    usage: '<name>',
    title: 'fetches one source now, over the network',
    run: async ({ positionals }, { database, concerns, now, config }) => {
      const source = createSources(config.fetchAddresses).find(({ name }) => name === positionals[0])
      if (!source) throw new StartError(`There is no source "${positionals[0]}"; "source list" names them`)
      const db = await database()
      await concerns(null)
      const endProxy = useProxy(config)
      const report = await withLease({ db, job: 'fetching' }, async (lease) => {
        await loadReference(db)
        return runSource(source, { db, now, lease, http: { contact: contactOf(config) } })
      }).finally(endProxy)
      if (!report) throw new StartError('Another process is fetching: try again when it has ended, or a minute after it was killed')
      if (report.error) throw new StartError(`${source.name} failed: ${messageOf(report.error)}`)
      const { isChanged, problems } = report
      const lines = [`${source.name}: ${isChanged ? 'loaded' : 'nothing new'}, ${problems.length} problems`]
      return { lines: [...lines, ...problemLines(problems)], json: { source: source.name, isChanged, problems } }
    },
  },
]

function linesOf({ name, schedule }: FetchSource, record: SourceRecord | undefined, isOn: boolean): string[] {
  const due = isOn ? `next ${dueAt(schedule, record)?.toISOString() ?? 'at once'}` : 'off'
  if (!record) return [`${name}  never fetched, ${due}`]
  const { succeededAt, changedAt, failedAt, failures, error, problems, state } = record
  const parts = [`last success ${timeOf(succeededAt)}`, `something new ${timeOf(changedAt)}`, `last failure ${timeOf(failedAt)}`, due]
  const failed = error === null ? [] : [`  failed ${failures === 1 ? 'once' : `${failures} times`}: ${error}`]
  const missing = (state.missing ?? []).map((part) => `  missing: ${part}`)
  return [`${name}  ${parts.join(', ')}`, ...failed, ...missing, ...problemLines(problems)]
}

function problemLines(problems: SourceRecord['problems']): string[] {
  return problems.map(({ file, line, reason }) => `  ${file}:${line}: ${reason}`)
}

function timeOf(time: Date | null): string {
  return time?.toISOString() ?? 'never'
}
