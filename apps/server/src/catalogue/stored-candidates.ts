import { type QueryExecutorProvider, sql } from 'kysely'
import { StartError } from '../platform/start-error.ts'

export interface StoredCandidate {
  readonly id: number
  readonly key: string
  /** As printed on the ballot. */
  readonly number: string | null
  readonly firstName: string
  readonly lastName: string
  readonly hasPortrait: boolean
  /** Further keys by which sources know the person. */
  readonly aliases?: readonly string[]
}

/** The candidates of some elections. Throws `StartError` if there is no election of a given id. */
export async function readStoredCandidates(db: QueryExecutorProvider, electionIds: readonly number[]): Promise<StoredCandidate[]> {
  const { rows: missing } = await sql<{ id: number }>`
    select wanted.id from unnest(${electionIds}::integer[]) as wanted (id)
    where not exists (select from election where election.id = wanted.id)`.execute(db)
  if (missing[0]) throw new StartError(`There is no election ${missing[0].id}`)
  const { rows } = await sql<StoredCandidate>`
    select id, key, number, first_name as "firstName", last_name as "lastName",
      exists (select from candidate_portrait p where p.candidate_id = c.id) as "hasPortrait"
    from candidate c where election_id = any(${electionIds}::integer[]) and gone is null order by id`.execute(db)
  return rows
}

/** A candidate as operators know them. */
export function namedOf({ firstName, lastName, number, key }: StoredCandidate): string {
  return `${firstName} ${lastName} (${number ?? key})`
}

/**
 * Finds candidates by what a file calls them: the key, the printed number, or the number with other separators or without zeros (`01.05`, `1-5`, `0105`,
 * `105`). The closest writing wins; several where it is not one's alone.
 */
export function candidateFinder(candidates: readonly StoredCandidate[]): (word: string) => readonly StoredCandidate[] {
  const writings = [exactly, inParts, inOne].map((writing) => {
    const found = new Map<string, StoredCandidate[]>()
    for (const candidate of candidates) {
      for (const word of new Set(writing(candidate))) found.set(word, [...(found.get(word) ?? []), candidate])
    }
    return found
  })
  return (word) => {
    const forms = [word, partsOf(word), joined(word)]
    return writings.flatMap((found, index) => (found.has(forms[index] ?? '') ? [found.get(forms[index] ?? '') ?? []] : []))[0] ?? []
  }
}

function exactly({ key, number, aliases = [] }: StoredCandidate): string[] {
  return [...[key, ...aliases].flatMap((one) => [one, one.replaceAll('/', '_')]), ...(number === null ? [] : [number])]
}

function inParts({ number }: StoredCandidate): string[] {
  return number === null ? [] : [partsOf(number)]
}

function inOne({ number }: StoredCandidate): string[] {
  return number === null ? [] : [joined(number)]
}

function partsOf(number: string): string {
  const parts = number.toLowerCase().split(/[^0-9a-z]+/)
  return parts.map((part) => part.replace(/^0+(?=.)/, '')).join('.')
}

function joined(number: string): string {
  return number
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replace(/^0+(?=.)/, '')
}
