import { readFileSync } from 'node:fs'
import type { CantonCode, CatalogueImport, ConstituencyRecord } from '@plenara/contract'
import { type PlacesTable, parsePlaces } from '../places/places-table.ts'
import { groupBy } from '../group.ts'
import { lettersOf } from '../text.ts'
import { BASEL_LANDSCHAFT } from './basel-landschaft.ts'
import { BASEL_STADT } from './basel-stadt.ts'
import { BERN } from './bern.ts'
import { CANTONS } from './cantons.ts'
import type { ConstituencyData } from './constituency-data.ts'
import { GRAUBUENDEN } from './graubuenden.ts'
import { VAUD } from './vaud.ts'
import { ZUG } from './zug.ts'

const DIVIDED: readonly (readonly [CantonCode, readonly ConstituencyData[]])[] = [
  ['BE', BERN],
  ['BL', BASEL_LANDSCHAFT],
  ['BS', BASEL_STADT],
  ['GR', GRAUBUENDEN],
  ['VD', VAUD],
  ['ZG', ZUG],
]
/** The constituencies with fixed ids; a canton that is not divided is one constituency with the id of the canton. */
export const CONSTITUENCIES: readonly ConstituencyRecord[] = CANTONS.flatMap((canton) => {
  const parts = DIVIDED.find(([code]) => code === canton.code)?.[1]
  if (!parts) return [{ id: canton.id, cantonCode: canton.code, name: canton.name, seats: null }]
  return parts.map(({ id, name, seats }) => ({ id, cantonCode: canton.code, name, seats }))
})

/** The constituency of a canton by its name in any language, whatever the spaces, hyphens and case of letters. */
export function constituencyByName(cantonCode: CantonCode, name: string): ConstituencyRecord | null {
  const wanted = lettersOf(name)
  const isWanted = (text: string | undefined) => text !== undefined && lettersOf(text) === wanted
  return CONSTITUENCIES.find((one) => one.cantonCode === cantonCode && Object.values(one.name).some(isWanted)) ?? null
}

/** The one constituency of all these municipalities (BFS numbers), null where they vote in several or it is not known. */
export function constituencyOfMunicipalities(cantonCode: CantonCode, bfsNumbers: ReadonlySet<number>): ConstituencyRecord | null {
  const parts = DIVIDED.find(([code]) => code === cantonCode)?.[1] ?? []
  const [part, ...others] = parts.filter((one) => {
    const partNumbers = new Set(numbersOf(one))
    return bfsNumbers.size > 0 && [...bfsNumbers].every((number) => partNumbers.has(number))
  })
  return others.length === 0 ? (CONSTITUENCIES.find(({ id }) => id === part?.id) ?? null) : null
}

let places: PlacesTable | null = null
let names: ReadonlyMap<number, string> | null = null

/** Every postcode and municipality of Switzerland, out of the table that `npm run build:places` makes of the official directories; read once. */
function referencePlaces(): PlacesTable {
  places ??= parsePlaces(readFileSync(new URL('../places/switzerland.txt', import.meta.url), 'utf8'))
  return places
}

/** The municipality of a BFS number, null where there is none today. */
export function municipalityByNumber(bfsNumber: number): string | null {
  names ??= new Map(referencePlaces().municipalities.map((one) => [one.bfsNumber, one.name]))
  return names.get(bfsNumber) ?? null
}

/** Cantons and constituencies: the facts that every import builds on. */
export function referenceImport(): CatalogueImport {
  return { cantons: CANTONS, constituencies: CONSTITUENCIES }
}

/** What votes where: all municipalities with their constituency, and all postcodes, at the day of the table. */
export function placesImport(): CatalogueImport & { readonly localitiesAsOf: string } {
  const { asOf, municipalities, localities } = referencePlaces()
  const lawOf = constituenciesByMunicipality()
  const undivided = new Map(CANTONS.filter(({ code }) => !isDivided(code)).map(({ code, id }) => [code, id]))
  return {
    municipalities: municipalities.map((one) => {
      const ids = lawOf.get(one.bfsNumber) ?? []
      const only = ids.length === 1 ? ids[0] : undivided.get(one.cantonCode)
      return { ...one, constituencyId: only ?? null, ...(ids.length > 1 && { constituencyIds: ids }) }
    }),
    localities,
    localitiesAsOf: asOf,
  }
}

function isDivided(code: CantonCode): boolean {
  return DIVIDED.some(([divided]) => divided === code)
}

/** The constituencies of each municipality of a divided canton; several where the municipality itself is divided. */
function constituenciesByMunicipality(): ReadonlyMap<number, readonly number[]> {
  const pairs = DIVIDED.flatMap(([, parts]) => parts.flatMap((part) => numbersOf(part).map((number) => [number, part.id] as const)))
  return new Map([...groupBy(pairs, ([number]) => number)].map(([number, found]) => [number, found.map(([, id]) => id)]))
}

function numbersOf({ municipalities, partOf }: ConstituencyData): number[] {
  const entries = municipalities.split(',').map((entry) => entry.trim())
  const numbers = entries.filter(Boolean).map((entry) => Number(entry.slice(0, entry.indexOf(' '))))
  return partOf === undefined ? numbers : [...numbers, partOf]
}
