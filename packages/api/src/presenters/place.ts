import type {
  Canton,
  CantonLookup,
  CantonSnapshot,
  Constituency,
  ConstituencySnapshot,
  ContentLanguage,
  LocalitySnapshot,
  Places,
} from '@plenara/contract'
import { textOf } from './texts.ts'

export function presentCanton(canton: CantonSnapshot, constituencies: readonly ConstituencySnapshot[], language: ContentLanguage): Canton {
  return {
    id: canton.id,
    code: canton.code,
    name: textOf(canton.name, language),
    coatOfArms: canton.coatOfArms ?? null,
    constituencies: constituencies.filter((constituency) => constituency.cantonId === canton.id).map(({ id }) => id),
  }
}

export function presentConstituency(constituency: ConstituencySnapshot, language: ContentLanguage): Constituency {
  return { ...constituency, name: textOf(constituency.name, language) }
}

/** `code` is null where the postcode spans several cantons. */
export function presentLookup(localities: readonly LocalitySnapshot[]): CantonLookup {
  const cantons = [...new Set(localities.map(({ cantonCode }) => cantonCode))]
  return {
    code: cantons.length === 1 ? (cantons[0] ?? null) : null,
    cantons,
    municipalities: localities.map(placeOfVote),
  }
}

function placeOfVote({
  municipality,
  cantonCode,
  constituencyId,
  constituencyIds = [],
}: LocalitySnapshot): Places['municipalities'][number] {
  const possible = constituencyId === null ? [...constituencyIds] : [constituencyId]
  return { name: municipality, cantonCode, constituencyId, constituencyIds: possible }
}

/** Each municipality once, and each postcode with the indices of its own; a postcode says what `presentLookup` says of it. */
export function presentPlaces(localities: readonly LocalitySnapshot[]): Places {
  const indexByPlace = new Map<string, number>()
  const municipalities: Places['municipalities'] = []
  const postcodes: Places['postcodes'] = {}
  for (const locality of localities) {
    const place = placeOfVote(locality)
    const key = JSON.stringify(place)
    const index = indexByPlace.get(key) ?? municipalities.push(place) - 1
    indexByPlace.set(key, index)
    postcodes[locality.zip] = [...(postcodes[locality.zip] ?? []), index]
  }
  return { municipalities, postcodes }
}
