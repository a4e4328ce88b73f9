import type { CantonCode, ContentLanguage } from '@plenara/contract'
import places from '../../data/people/places.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'

/** Municipalities where the candidates of a canton live; real names parted by commas, by language region where a canton has several. */
const PLACES = dataOf<Readonly<Record<CantonCode, Readonly<Partial<Record<ContentLanguage, string>>>>>>(places)

/** The municipalities of a canton in a language region. */
export function placesOf(code: CantonCode, region: ContentLanguage): readonly string[] {
  const byRegion = PLACES[code]
  const names = byRegion[region] ?? Object.values(byRegion).join(', ')
  return names.split(', ')
}
