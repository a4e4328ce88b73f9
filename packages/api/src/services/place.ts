import type { Canton, CantonLookup, Constituency, LocaleCode, Places } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { presentCanton, presentConstituency, presentLookup, presentPlaces } from '../presenters/place.ts'
import { languageOf } from '../presenters/texts.ts'
import type { Catalogue } from '../store.ts'

export async function getCantons(catalogue: Catalogue, lang?: LocaleCode): Promise<Canton[]> {
  const { cantons, constituencies } = await catalogue.common()
  return cantons.map((canton) => presentCanton(canton, constituencies, languageOf(lang)))
}

export async function getConstituencies(catalogue: Catalogue, lang?: LocaleCode): Promise<Constituency[]> {
  const { constituencies } = await catalogue.common()
  return constituencies.map((constituency) => presentConstituency(constituency, languageOf(lang)))
}

/** Throws `canton_not_found`. */
export async function getCantonConstituencies(catalogue: Catalogue, cantonId: number, lang?: LocaleCode): Promise<Constituency[]> {
  const { cantons, constituencies } = await catalogue.common()
  if (!cantons.some(({ id }) => id === cantonId)) throw new DomainError('canton_not_found')
  const inCanton = constituencies.filter((constituency) => constituency.cantonId === cantonId)
  return inCanton.map((constituency) => presentConstituency(constituency, languageOf(lang)))
}

/** What a postcode (four digits) says about the place of a vote. Throws `zip_unknown`. */
export async function lookUpCanton(catalogue: Catalogue, zip: string): Promise<CantonLookup> {
  const localities = await catalogue.localities(zip)
  if (localities.length === 0) throw new DomainError('zip_unknown')
  return presentLookup(localities)
}

const placesByCatalogue = new WeakMap<Catalogue, { readonly version: number; readonly places: Promise<Places> }>()

/** All postcodes, the same for everybody; put together once for each version of the data. */
export async function getPlaces(catalogue: Catalogue): Promise<Places> {
  const version = await catalogue.dataVersion()
  const known = placesByCatalogue.get(catalogue)
  if (known?.version === version) return known.places
  const places = Promise.resolve(catalogue.everyLocality?.() ?? []).then(presentPlaces)
  placesByCatalogue.set(catalogue, { version, places })
  places.catch(() => placesByCatalogue.delete(catalogue))
  return places
}
