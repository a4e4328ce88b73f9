import { fetchSource, jsonDamage } from '@plenara/importers'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { ResultFile, SourceState } from '../../db/schema/fetched-source.ts'
import { dayBefore, type FetchRun, Unreadable } from './fetch-source.ts'
import type { Steps } from './steps.ts'

/** The service names new days weeks before them; on the Sundays of votes it is not asked every five minutes. */
const INDEX_HOURS = 6
/** The catalogue says what belongs to a day by its coverage, by the file's name or in the title. */
const resource = z.object({
  url: z.string(),
  coverage: z.string().nullish(),
  name: z.union([z.string(), z.record(z.string(), z.string().nullish())]).nullish(),
})
const catalogue = z.object({ result: z.object({ resources: z.array(z.unknown()) }) })

const FILE = /sd-t-17-02-(\d{4})(\d{2})(\d{2})-eidgAbstimmung\.json$/
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})/
const SWISS_DAY = /\b(\d{2})\.(\d{2})\.(\d{4})\b/

/** The name of the file with the results of a day. */
export function resultFileOf(day: string): string {
  return `sd-t-17-02-${day.replaceAll('-', '')}-eidgAbstimmung.json`
}

/** What the service itself says of its days, asked again after some hours; what it said last where it does not answer, which is named. */
export async function askIndex(run: FetchRun, steps: Steps, address: string): Promise<SourceState['index']> {
  const last = run.state.index
  if (last && run.now.getTime() - Date.parse(last.askedAt) < INDEX_HOURS * 3_600_000) return last
  let index = last
  await steps.try('days of votes', async () => {
    const { bytes } = await fetchSource(address, null, run.http, jsonDamage)
    index = { askedAt: run.now.toISOString(), files: resultFilesIn(bytes) }
  })
  return index
}

/** The files of an answer of the catalogue, one for each day. Throws `Unreadable` where it names none. */
function resultFilesIn(bytes: Uint8Array): ResultFile[] {
  const read = catalogue.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
  const files = (read.data?.result.resources ?? []).flatMap((one) => resultFile(one) ?? [])
  if (files.length === 0) throw new Unreadable('the catalogue names no day')
  return [...new Map(files.map((file) => [file.day, file])).values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

function resultFile(value: unknown): ResultFile | null {
  const { data } = resource.safeParse(value)
  if (!data || !/^https?:$/.test(URL.parse(data.url)?.protocol ?? '')) return null
  const names = typeof data.name === 'string' ? [data.name] : Object.values(data.name ?? {})
  const title = SWISS_DAY.exec(names.join(' '))
  const [, year, month, date] =
    FILE.exec(data.url) ?? ISO_DAY.exec(data.coverage ?? '') ?? (title && [0, title[3], title[2], title[1]]) ?? []
  return year === undefined ? null : { day: `${year}-${month}-${date}`, url: data.url }
}

/** The days of votes that the database knows, between two days. */
async function storedDays(db: Database, from: string, until: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from vote_entry where is_peoples and day between ${from} and ${until} order by day`.execute(db)
  return rows.map(({ day }) => day)
}

/** Results are corrected for some weeks, and the questions of a day are known some weeks before. */
const RECENT_DAYS = 40
/** The results of earlier days are fetched once. */
const FIRST_DAYS = 400

interface ResultService {
  /** What the service itself names. */
  readonly named: readonly ResultFile[]
  readonly folder: string
  readonly index: string
}

/** The files that are to be asked for now; `isNamed`: by the service itself, so that it must exist. */
export async function wantedFiles(
  { db, now, state }: FetchRun,
  { named, folder, index }: ResultService,
): Promise<(ResultFile & { readonly isNamed: boolean })[]> {
  const [first, from, until] = [dayBefore(now, FIRST_DAYS), dayBefore(now, RECENT_DAYS), dayBefore(now, -RECENT_DAYS)]
  const inFolder = (day: string) => new URL(resultFileOf(day), folder).href
  const files = named.map(({ day, url }) => ({
    day,
    url: !FILE.test(url) && isOfService(url, [folder, index]) ? url : inFolder(day),
    isNamed: true,
  }))
  const known = new Set(files.map(({ day }) => day))
  const others = (await storedDays(db, from, until)).filter((day) => !known.has(day))
  return [...files, ...others.map((day) => ({ day, url: inFolder(day), isNamed: false }))]
    .filter(({ day, url }) => day <= until && (day >= from || (day >= first && !state.pages?.[url])))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** Where the Confederation publishes what lies in no folder of the service. */
const FEDERAL = /\.admin\.ch$/

/** Whether an address lies where the operator's settings lead, or with the Confederation: no other that a catalogue names is called. */
function isOfService(url: string, addresses: readonly string[]): boolean {
  const { host, hostname, protocol } = new URL(url)
  if (protocol === 'https:' && host === hostname && FEDERAL.test(hostname)) return true
  return addresses.some((address) => new URL(address).host === host)
}
