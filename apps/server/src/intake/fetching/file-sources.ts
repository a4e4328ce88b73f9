import {
  fetchSource,
  jsonDamage,
  type KnownPage,
  OUTLETS,
  type Refusal,
  SourceUnreachable,
  tableDamage,
  xmlDamage,
} from '@plenara/importers'
import { pollsCloseAt, zurichDay } from '@plenara/domain'
import type { SourceState } from '../../db/schema/fetched-source.ts'
import { addressOf } from './addresses.ts'
import type { Fetched, FetchRun, FetchSource } from './fetch-source.ts'
import { createSteps, type Steps } from './steps.ts'
import { askIndex, resultFileOf, wantedFiles } from './vote-days.ts'

const NOT_FOUND = [403, 404]
/** Ten times what the largest feed has, and the largest file. */
const FEED_BYTES = 10_000_000
const FILE_BYTES = 50_000_000

/** The feeds of the media outlets, the data set of Swissvotes, and the results of the days on which the people vote. */
export function fileSources(addresses: Readonly<Record<string, string>>): FetchSource[] {
  const feeds = OUTLETS.map(({ key }): FetchSource => {
    const name = `news-${key}`
    const feed = { url: addressOf(name, addresses), file: `${key}.xml`, refuse: xmlDamage, maxBytes: FEED_BYTES }
    return { name, group: 'news', format: 'feed', schedule: ['7 * * * *'], fetch: (run) => fetchFile(run, feed) }
  })
  const swissvotes = { url: addressOf('swissvotes', addresses), file: 'swissvotes.csv', refuse: tableDamage, maxBytes: FILE_BYTES }
  return [
    ...feeds,
    {
      name: 'swissvotes',
      group: 'swissvotes',
      format: 'swissvotes',
      schedule: ['15 4 * * *'],
      fetch: (run) => fetchFile(run, swissvotes),
    },
    {
      name: 'voteinfo',
      group: 'voteinfo',
      format: 'voteinfo',
      // On voting Sundays results arrive from noon to the evening; on others nothing is asked for then.
      schedule: ['45 5 * * *', '* 12-20 * * SUN'],
      fetch: (run) => fetchResults(run, { folder: addressOf('voteinfo', addresses), index: addressOf('voteinfo-index', addresses) }),
    },
  ]
}

interface RemoteFile {
  readonly url: string
  readonly file: string
  /** What is no whole file is asked for again. */
  readonly refuse: Refusal
  readonly maxBytes: number
}

/** A source of one file: where that does not come, the run fails. */
async function fetchFile(run: FetchRun, file: RemoteFile): Promise<Fetched> {
  const page = await takeFile(run, file)
  return { state: { pages: { [file.url]: page } }, missing: [] }
}

/** The results of each day that the service names; one that does not come does not stop the others. */
async function fetchResults(
  run: FetchRun,
  { folder, index: address }: { readonly folder: string; readonly index: string },
): Promise<Fetched> {
  const steps = createSteps(run)
  const index = await askIndex(run, steps, address)
  const wanted = await wantedFiles(run, { named: index?.files ?? [], folder, index: address })
  const today = zurichDay(run.now.getTime())
  const files = isCounting(run.now) ? wanted.filter(({ day, url }) => day === today || !run.state.pages?.[url]) : wanted
  const { pages = {}, counted } = run.state
  let state: SourceState = { pages, ...(index && { index }), ...(counted && { counted }) }
  for (const { day, url, isNamed } of files) {
    const page = await takeResults(run, steps, { day, url, isNamed })
    if (!page) continue
    const counted = day <= today && { counted: { day, at: run.now.toISOString() } }
    state = { ...state, pages: { ...state.pages, [url]: page }, ...counted }
    await run.checkpoint(state)
  }
  return { state, missing: steps.missing }
}

/** Whether the results of a Sunday come in: from noon on what is known of other days is not asked for again. */
function isCounting(now: Date): boolean {
  const day = zurichDay(now.getTime())
  return new Date(day).getUTCDay() === 0 && now.getTime() >= pollsCloseAt(day)
}

/** The results of a day; null where they are not there yet, which is no failure unless the service names them. */
async function takeResults(run: FetchRun, steps: Steps, { day, url, isNamed }: { day: string; url: string; isNamed: boolean }) {
  let page: KnownPage | null = null
  await steps.try(`results of ${day}`, async () => {
    page = await takeFile(run, { url, file: resultFileOf(day), refuse: jsonDamage, maxBytes: FILE_BYTES }).catch((error: unknown) => {
      if (!isNamed && error instanceof SourceUnreachable && NOT_FOUND.includes(error.status ?? 0)) return null
      throw error
    })
  })
  return page
}

/** Takes a file if it has changed. */
async function takeFile(run: FetchRun, { url, file, refuse, maxBytes }: RemoteFile): Promise<KnownPage> {
  const lastPage = run.state.pages?.[url]
  const validators = lastPage ? { etag: lastPage.etag ?? null, lastModified: lastPage.lastModified ?? null } : null
  const http = { ...run.http, maxBytes: Math.min(maxBytes, run.http.maxBytes ?? maxBytes) }
  const { etag, lastModified, isUnchanged, bytes } = await fetchSource(url, validators, http, refuse)
  if (!isUnchanged) await run.take({ file, bytes })
  run.onProgress({ file, bytes: bytes.length, isUnchanged })
  return { etag, lastModified, next: null }
}
