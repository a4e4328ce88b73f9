import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { connectionsOf, type Database } from '../../db/database.ts'
import type { Admission } from '../load/admission.ts'
import type { HealthPart } from '../load/health.ts'
import { measured } from '../../platform/measured.ts'
import type { Seen } from './regular-look.ts'

const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2]
const GROUP = [1, 2, 4, 8, 16, 32, 64]
const HEALTH_PARTS: readonly HealthPart[] = ['database', 'audit', 'disk']

/** What the parts of a server say of themselves at once. */
export interface Parts {
  readonly admission: Pick<Admission, 'refused'>
  readonly documents: { readonly waiting: () => number }
  readonly hasher: { readonly waiting: () => number }
  readonly compressor: { readonly waitingBytes: () => number }
  /** Pools of connections by name. */
  readonly pools: Readonly<Record<string, Database>>
  readonly catalogue: { readonly age?: () => number }
  readonly connections: () => number
}

/** Metrics that are read from a part when somebody asks, without a question to the database or a disk. */
export function measureParts(registry: Registry, parts: Parts): void {
  const gauge = gaugesOf(registry)
  new Counter({
    name: 'shed_total',
    help: 'Calls that found no place, by kind of place.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(parts.admission.refused())) this.inc({ reason }, count)
    },
  })
  gauge('db_pool', 'Connections to PostgreSQL by pool: open, idle, and how many wait for one.', ['pool', 'state'], (set) => {
    for (const [pool, db] of Object.entries(parts.pools)) {
      for (const [state, count] of Object.entries(connectionsOf(db))) set(count, { pool, state })
    }
  })
  gauge('hash_waiting', 'Passwords that wait to be hashed.', [], (set) => set(parts.hasher.waiting()))
  gauge('documents_waiting', 'Imported documents that wait or are being checked.', [], (set) => set(parts.documents.waiting()))
  gauge('compress_waiting_bytes', 'Bytes of public bodies that wait for compression.', [], (set) => set(parts.compressor.waitingBytes()))
  gauge('stale_seconds', 'Seconds since the version of the public data was last heard from the database.', [], (set) =>
    set((parts.catalogue.age?.() ?? 0) / 1_000),
  )
  gauge('http_connections', 'Open connections of clients and proxies.', [], (set) => set(parts.connections()))
}

/** Metrics of what was looked at last. `now`: milliseconds since 1970. */
export function measureSeen(registry: Registry, seen: Seen, now: () => number): void {
  const gauge = gaugesOf(registry)
  const age = (at: number | null) => (at === null ? 0 : Math.max(0, now() - at) / 1_000)
  gauge('outbox_oldest_seconds', 'Age of the oldest mail that is not sent; 0: none waits.', [], (set) => set(age(seen.outboxOldestAt)))
  gauge('push_oldest_seconds', 'Seconds since the oldest notification was due; 0: none waits.', [], (set) => set(age(seen.pushOldestAt)))
  gauge('catalogue_version', 'Version of the public data.', [], (set) => {
    if (seen.catalogueVersion !== null) set(seen.catalogueVersion)
  })
  gauge('import_age_seconds', 'Seconds since a source was last fetched with success.', ['source'], (set) => {
    for (const [source, { succeededAt }] of seen.sources) if (succeededAt !== null) set(age(succeededAt), { source })
  })
  gauge('import_failures', 'How often a source failed since it last succeeded.', ['source'], (set) => {
    for (const [source, { failures }] of seen.sources) set(failures, { source })
  })
  gauge('free_bytes', 'Free bytes of the disk of a folder.', ['folder'], (set) => {
    for (const [folder, { free }] of seen.disks) set(free, { folder })
  })
  gauge('disk_bytes', 'All bytes of the disk of a folder.', ['folder'], (set) => {
    for (const [folder, { size }] of seen.disks) set(size, { folder })
  })
  gauge('health_failing', '1 where a part keeps accounts from reading and writing, as /health/write says.', ['part'], (set) => {
    for (const part of HEALTH_PARTS) set(seen.failing.includes(part) ? 1 : 0, { part })
  })
}

/** Metrics of what deep parts tell. Returns what ends the listening. */
export function measureTold(registry: Registry): () => void {
  const registers = [registry]
  const statements = new Histogram({
    name: 'db_seconds',
    help: 'Seconds of a statement with its way to PostgreSQL, by kind.',
    labelNames: ['statement'],
    buckets: SECONDS,
    registers,
  })
  const groups = new Histogram({ name: 'db_group_size', help: 'Items that one statement combined.', buckets: GROUP, registers })
  const auditGroups = new Histogram({ name: 'audit_group_size', help: 'Events of one write of the audit log.', buckets: GROUP, registers })
  const syncs = new Histogram({ name: 'audit_sync_seconds', help: 'Seconds until a group was on disk.', buckets: SECONDS, registers })
  const failed = new Counter({ name: 'audit_failed_total', help: 'Groups of events that could not be written.', registers })
  const browserErrors = new Counter({ name: 'browser_errors_total', help: 'Errors that browsers reported and that count.', registers })
  const ends = [
    measured.statement.hear(({ kind, seconds }) => statements.observe({ statement: kind }, seconds)),
    measured.statementGroup.hear((items) => groups.observe(items)),
    measured.auditGroup.hear(({ events, seconds, isKept }) => {
      if (!isKept) return failed.inc()
      auditGroups.observe(events)
      syncs.observe(seconds)
    }),
    measured.browserError.hear(() => browserErrors.inc()),
  ]
  return () => {
    for (const end of ends) end()
  }
}

type SetValue = (value: number, labels?: Readonly<Record<string, string>>) => void

/** Makes gauges that are read anew each time; a label value that is gone leaves the metric. */
function gaugesOf(registry: Registry) {
  return (name: string, help: string, labelNames: readonly string[], read: (set: SetValue) => void): void => {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect() {
        this.reset()
        read((value, labels = {}) => this.set(labels, value))
      },
    })
  }
}
