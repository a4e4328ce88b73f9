import type { Catalogue } from '@plenara/api'
import type { CommonSnapshot, ElectionSnapshot, LocalitySnapshot } from '@plenara/contract'
import { DomainError } from '@plenara/domain/domain-error'
import type { IDBPDatabase } from 'idb'
import { type CatalogueSchema, openCatalogue } from './catalogue-database.ts'

/** What was read of one version of the data: snapshots are the same objects until an import changes the data. */
interface Generation {
  readonly version: number
  common?: Promise<CommonSnapshot>
  localities?: Promise<ReadonlyMap<string, readonly LocalitySnapshot[]>>
  readonly elections: Map<number, Promise<ElectionSnapshot | null>>
}

/**
 * The public data that was imported to this device. Without it every part of it is `catalogue_missing`. Each part is read from the database once per
 * version of the data.
 */
export function createDeviceCatalogue(): Catalogue {
  const read = createReader()
  let latest: Generation = { version: -1, elections: new Map() }
  const current = async () => {
    const version = (await read((db) => db.get('catalogueMeta', 'state')))?.dataVersion ?? 0
    // Taken away under the open tab: what was read of it stays until it is imported again.
    if (version === 0 && latest.version > 0) return latest
    if (latest.version !== version) latest = { version, elections: new Map() }
    return latest
  }
  const value = <T>(key: string) => read((db) => db.get('catalogue', key)) as Promise<T | undefined>
  const common = async () => {
    const generation = await current()
    generation.common ??= required(value<CommonSnapshot>('common'))
    return orForget(generation.common, () => delete generation.common)
  }
  const election = async (electionId: number) => {
    const { elections } = await current()
    const known = elections.get(electionId)
    if (known) return known
    const reading = value<ElectionSnapshot>(`election:${electionId}`).then((found) => found ?? null)
    elections.set(electionId, reading)
    // It may arrive with the next part of an import.
    if ((await orForget(reading, () => elections.delete(electionId))) === null) elections.delete(electionId)
    return reading
  }
  const everyElection = async () => {
    const all = await Promise.all((await common()).elections.map(({ id }) => election(id)))
    return all.flatMap((found) => found ?? [])
  }
  const localities = async () => {
    const generation = await current()
    generation.localities ??= required(value<readonly LocalitySnapshot[]>('localities')).then(byZip)
    return orForget(generation.localities, () => delete generation.localities)
  }
  return {
    dataVersion: async () => (await current()).version,
    common,
    election,
    localities: async (zip) => (await localities()).get(zip) ?? [],
    everyLocality: async () => [...(await localities()).values()].flat(),
    knownCandidates: async (candidateIds) => {
      // Notes on who stands no longer stay readable.
      const all = (await everyElection()).flatMap((one) => [...one.candidates, ...(one.former?.candidates ?? [])])
      const known = new Set(all.map(({ id }) => id))
      return new Set(candidateIds.filter((id) => known.has(id)))
    },
    candidaciesOf: async ({ cantonId, birthYear }) =>
      (await everyElection())
        .flatMap((found) => found.candidates.map((candidate) => ({ election: found.election, candidate })))
        .filter((one) => one.election.cantonId === cantonId && one.candidate.birthYear === birthYear)
        .map(({ election: { id: electionId }, candidate: { id, firstName, lastName } }) => ({
          id,
          electionId,
          firstName,
          lastName,
          birthYear,
        })),
    // Portraits come in whole blocks from the server and are kept beside (../portraits), never one by one.
    portraits: async () => new Map(),
    picture: async () => null,
  }
}

function byZip(localities: readonly LocalitySnapshot[]): ReadonlyMap<string, readonly LocalitySnapshot[]> {
  const found = new Map<string, LocalitySnapshot[]>()
  for (const one of localities) found.set(one.zip, [...(found.get(one.zip) ?? []), one])
  return found
}

type Reader = <T>(work: (db: IDBPDatabase<CatalogueSchema>) => Promise<T>) => Promise<T>

/** Reads from the database, opened once and again where it was closed. Throws `storage_unavailable`. */
function createReader(): Reader {
  let opening: Promise<IDBPDatabase<CatalogueSchema>> | undefined
  const forget = () => {
    opening = undefined
  }
  return async (work) => {
    try {
      opening ??= openCatalogue(forget)
      return await work(await opening)
    } catch {
      forget()
    }
    try {
      opening ??= openCatalogue(forget)
      return await work(await opening)
    } catch (cause) {
      forget()
      throw Object.assign(new DomainError('storage_unavailable'), { cause })
    }
  }
}

async function required<T>(part: Promise<T | undefined>): Promise<T> {
  const found = await part
  if (found === undefined) throw new DomainError('catalogue_missing')
  return found
}

/** A failure is not kept. */
function orForget<T>(part: Promise<T>, forget: () => void): Promise<T> {
  return part.catch((error: unknown) => {
    forget()
    throw error
  })
}
