import type { CantonCode, Identified, MunicipalResult, PeopleVoteRecord } from '@plenara/contract'

/** Some of the municipalities of two cantons, with their real numbers and names so that a map knows them, and voters abroad. */
const PLACES: Readonly<Partial<Record<CantonCode, readonly (readonly [number: number, name: string])[]>>> = {
  BS: [
    [2701, 'Basel'],
    [2702, 'Bettingen'],
    [2703, 'Riehen'],
    [9120, 'BS-Ausland-CH'],
  ],
  UR: [
    ...([
      [1201, 'Altdorf (UR)'],
      [1202, 'Andermatt'],
      [1203, 'Attinghausen'],
      [1205, 'Bürglen (UR)'],
      [1206, 'Erstfeld'],
      [1207, 'Flüelen'],
      [1208, 'Göschenen'],
      [1209, 'Gurtnellen'],
      [1210, 'Hospental'],
      [1211, 'Isenthal'],
    ] as const),
    ...([
      [1212, 'Realp'],
      [1213, 'Schattdorf'],
      [1214, 'Seedorf (UR)'],
      [1215, 'Seelisberg'],
      [1216, 'Silenen'],
      [1217, 'Sisikon'],
      [1218, 'Spiringen'],
      [1219, 'Unterschächen'],
      [1220, 'Wassen'],
      [9040, 'UR-Ausland-CH'],
    ] as const),
  ],
}

/** Those of one day. */
export function hasMunicipalities({ date, result }: Identified<PeopleVoteRecord>): boolean {
  return date === '2026-06-14' && result !== null
}

/** How they voted: the last of Uri is not counted yet. */
export function municipalResultsOf(vote: Identified<PeopleVoteRecord>, cantonCode: CantonCode): MunicipalResult[] {
  if (!hasMunicipalities(vote)) return []
  return (PLACES[cantonCode] ?? []).map(([number, name]) => {
    const place = { number, name, eligible: 2_000 }
    if (number === 1220)
      return { ...place, isCounted: false, cast: null, valid: null, yes: null, no: null, yesPercent: null, turnoutPercent: null }
    const yes = 300 + ((number * 37) % 400)
    const [yesPercent, turnoutPercent] = [yes / 10, 51 + (number % 7)]
    return { ...place, isCounted: true, cast: 20 * turnoutPercent, valid: 1_000, yes, no: 1_000 - yes, yesPercent, turnoutPercent }
  })
}
