import type { CantonCode, CatalogueImport, ConstituencyRecord, MunicipalityRecord } from '@plenara/contract'
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
const BASEL: MunicipalityRecord = { bfsNumber: 2701, name: 'Basel', cantonCode: 'BS', constituencyId: null }

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

/** Cantons, constituencies and what votes where: the facts that every import builds on. */
export function referenceImport(): CatalogueImport {
  const municipalities = DIVIDED.flatMap(([cantonCode, parts]) => parts.flatMap((part) => municipalitiesOf(cantonCode, part)))
  return { cantons: CANTONS, constituencies: CONSTITUENCIES, municipalities: [BASEL, ...municipalities] }
}

function municipalitiesOf(cantonCode: CantonCode, part: ConstituencyData): MunicipalityRecord[] {
  const entries = part.municipalities.split(',').map((entry) => entry.trim())
  return entries.filter(Boolean).map((entry) => {
    const space = entry.indexOf(' ')
    return { bfsNumber: Number(entry.slice(0, space)), name: entry.slice(space + 1), cantonCode, constituencyId: part.id }
  })
}
