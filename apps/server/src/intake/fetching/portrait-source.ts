import { fetchSource, SourceUnreachable } from '@plenara/importers'
import { sql } from 'kysely'
import { changeCatalogue } from '../../catalogue/change/change-catalogue.ts'
import { isInvented } from '../../catalogue/sides.ts'
import { pictureOf, prunePictures, type StoredPicture, writeCouncillorPortraits } from '../../catalogue/write/write-portraits.ts'
import type { SourceState } from '../../db/schema/fetched-source.ts'
import { createPictureReader, type PictureReader } from '../../catalogue/portraits/picture-reader.ts'
import type { Fetched, FetchRun, FetchSource } from './fetch-source.ts'
import { createSteps } from './steps.ts'

const NAME = 'portraits'
/** Ten times what a photograph of the service has. */
const MAX_BYTES = 20_000_000
/** Pictures that are written as one change. */
const PORTION = 50
const NOT_FOUND = [403, 404, 410]

interface Wanted {
  /** By which the portrait is stored. */
  readonly number: number
  readonly name: string
  readonly url: string
  readonly hasPortrait: boolean
}

/**
 * The photographs of those in office, from the addresses that their parliaments' services gave, as far as they lie in `folder`: an import must not lead this
 * server to any other host. They are drawn anew and shown from here. A picture that has not changed is not read again, one that is gone stays.
 */
export function portraitSource(folder: string): FetchSource {
  return {
    name: NAME,
    group: 'parliament',
    format: 'openparldata',
    schedule: ['10 5 * * *'],
    fetch: async (run): Promise<Fetched> => {
      const reader = createPictureReader()
      try {
        return await fetchPortraits(run, folder, reader)
      } finally {
        reader.close()
      }
    },
  }
}

async function fetchPortraits(run: FetchRun, folder: string, reader: PictureReader): Promise<Fetched> {
  const steps = createSteps(run)
  let state: SourceState = { pages: run.state.pages ?? {} }
  let waiting: { councillorNumber: number; picture: StoredPicture }[] = []
  let isChanged = false
  const write = async () => {
    if (waiting.length > 0 && (await writePortion(run, folder, waiting))) isChanged = true
    waiting = []
    await run.checkpoint(state)
  }
  for (const one of await wantedPortraits(run, folder)) {
    await steps.try(`portrait of ${one.name}`, async () => {
      const known = one.hasPortrait ? run.state.pages?.[one.url] : undefined
      const validators = known ? { etag: known.etag ?? null, lastModified: known.lastModified ?? null } : null
      const answer = await fetchSource(one.url, validators, { ...run.http, maxBytes: MAX_BYTES }).catch(isGone)
      if (answer === null || answer.isUnchanged) return
      const shaped = await reader.read(answer.bytes)
      const problem = typeof shaped === 'string' ? [{ file: one.url, line: 0, reason: `${one.name}: ${shaped}` }] : []
      run.add({ import: {}, problems: problem })
      if (typeof shaped !== 'string') waiting.push({ councillorNumber: one.number, picture: pictureOf(shaped) })
      const { etag, lastModified } = answer
      state = { ...state, pages: { ...state.pages, [one.url]: { etag, lastModified, next: null } } }
    })
    if (waiting.length >= PORTION) await write()
  }
  await write()
  return { state, missing: steps.missing, isChanged }
}

/** Null where the picture is there no more. */
function isGone(error: unknown): null {
  if (error instanceof SourceUnreachable && NOT_FOUND.includes(error.status ?? 0)) return null
  throw error
}

async function wantedPortraits({ db }: FetchRun, folder: string): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select c.numbers[1] as number, (c.record->>'firstName') || ' ' || (c.record->>'lastName') as name, c.record->>'portraitUrl' as url,
      exists (select from councillor_portrait p where p.councillor_number = any(c.numbers)) as has_portrait
    from councillor c where c.active and not ${isInvented('c')} and starts_with(c.record->>'portraitUrl', ${folder}) order by c.id`.execute(
    db,
  )
  return rows
}

/** Whether something changed. */
async function writePortion(
  { db, lease }: FetchRun,
  address: string,
  portraits: readonly { readonly councillorNumber: number; readonly picture: StoredPicture }[],
): Promise<boolean> {
  const about = { name: new URL(address).host, address, licence: null, fileHash: null, dataDate: null, fictional: false }
  const { changed } = await changeCatalogue(db, { format: 'openparldata', source: NAME, isRoutine: true, about }, async (tx) => {
    await lease.check(tx)
    const written = await writeCouncillorPortraits(tx, portraits)
    await prunePictures(tx)
    return { changed: written > 0, counts: { portraits: portraits.length } }
  })
  return changed
}
