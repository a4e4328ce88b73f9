import { fetchSource, type KnownPage, OUTLETS, SourceUnreachable } from '@plenara/importers'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { dayBefore, type FetchRun, type FetchSource } from './fetch-source.ts'

/** Where the sources are; tests ask servers of their own. */
export interface FileAddresses {
  readonly swissvotes: string
  /** The folder of the result files. */
  readonly voteInfo: string
  readonly feeds: readonly { readonly key: string; readonly feed: string }[]
}

export const FILE_ADDRESSES: FileAddresses = {
  swissvotes: 'https://swissvotes.ch/page/dataset/swissvotes_dataset.csv',
  voteInfo: 'https://ogd-static.voteinfo-app.ch/v1/ogd/',
  feeds: OUTLETS,
}

/** Results are corrected for some weeks, and the questions of a day are known some weeks before. */
const RESULT_DAYS = 40
const NOT_FOUND = [403, 404]

/** The feeds of the media outlets, the data set of Swissvotes, and the results of the days on which the people vote. */
export function fileSources(addresses: FileAddresses): FetchSource[] {
  const feeds = addresses.feeds.map(
    ({ key, feed }): FetchSource => ({
      name: `news-${key}`,
      group: 'news',
      format: 'feed',
      schedule: ['7 * * * *'],
      fetch: (run) => fetchFiles(run, [{ url: feed, file: `${key}.xml` }]),
    }),
  )
  return [
    ...feeds,
    {
      name: 'swissvotes',
      group: 'swissvotes',
      format: 'swissvotes',
      schedule: ['15 4 * * *'],
      fetch: (run) => fetchFiles(run, [{ url: addresses.swissvotes, file: 'swissvotes.csv' }]),
    },
    {
      name: 'voteinfo',
      group: 'voteinfo',
      format: 'voteinfo',
      // On the Sundays of votes the count goes on from noon to the evening.
      schedule: ['45 5 * * *', '*/5 12-20 * * SUN'],
      fetch: async (run) => fetchFiles(run, await resultFiles(run, addresses.voteInfo)),
    },
  ]
}

interface RemoteFile {
  readonly url: string
  readonly file: string
  /** Appears only when its day comes. */
  readonly mayBeMissing?: boolean
}

async function fetchFiles(run: FetchRun, files: readonly RemoteFile[]) {
  const pages: Record<string, KnownPage> = {}
  for (const { url, file, mayBeMissing = false } of files) {
    const answer = await fetchSource(url, run.state.pages?.[url]?.etag ?? null, run.http).catch((error: unknown) => {
      if (mayBeMissing && error instanceof SourceUnreachable && NOT_FOUND.includes(error.status ?? 0)) return null
      throw error
    })
    if (!answer) continue
    if (answer.etag) pages[url] = { etag: answer.etag, next: null }
    if (!answer.isUnchanged) await run.take({ file, bytes: answer.bytes })
    run.onProgress({ file, bytes: answer.bytes.length, isUnchanged: answer.isUnchanged })
  }
  return { pages }
}

async function resultFiles({ db, now }: FetchRun, folder: string): Promise<RemoteFile[]> {
  const days = await voteDays(db, dayBefore(now, RESULT_DAYS), dayBefore(now, -RESULT_DAYS))
  return days.map((day) => {
    const file = `sd-t-17-02-${day.replaceAll('-', '')}-eidgAbstimmung.json`
    return { url: new URL(file, folder).href, file, mayBeMissing: true }
  })
}

async function voteDays(db: Database, from: string, until: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from vote_entry where is_peoples and day between ${from} and ${until} order by day`.execute(db)
  return rows.map(({ day }) => day)
}
