import type {
  Canton,
  CantonLookup,
  CantonSnapshot,
  Constituency,
  ConstituencySnapshot,
  ContentLanguage,
  LocalitySnapshot,
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
    municipalities: localities.map(({ municipality, cantonCode, constituencyId, constituencyIds = [] }) => ({
      name: municipality,
      cantonCode,
      constituencyId,
      constituencyIds: constituencyId === null ? [...constituencyIds] : [constituencyId],
    })),
  }
}
