import type { CantonCode, MunicipalResult, MunicipalResultsRecord } from '@plenara/contract'
import type { Area, Proposal } from './schema.ts'

type Canton = Proposal['kantone'][number]

/** Why the municipalities of a canton cannot be told apart or read, else null. */
export function municipalFlaw({ geoLevelname, gemeinden }: Canton): string | null {
  const numbers = new Set<number>()
  for (const { geoLevelnummer, geoLevelname: name, resultat } of gemeinden) {
    if (numbers.has(geoLevelnummer)) return `${geoLevelname}: the municipality ${geoLevelnummer} stands twice`
    if (resultat.gebietAusgezaehlt && (resultat.jaStimmenAbsolut == null || resultat.neinStimmenAbsolut == null))
      return `${geoLevelname}: ${name} is counted, without its votes`
    numbers.add(geoLevelnummer)
  }
  return null
}

/**
 * What the municipalities of a canton said; none as long as none of them is counted. The quarters of large cities (`zaehlkreise`) stand in the sum of their
 * municipality; while some of them are missing the sum is none, so that it is left out.
 */
export function municipalResultsOf(peopleVoteKey: string, cantonCode: CantonCode, { gemeinden }: Canton): MunicipalResultsRecord {
  const municipalities = gemeinden.map(municipalResultOf)
  const isAnyCounted = municipalities.some(({ isCounted }) => isCounted)
  return { peopleVoteKey, cantonCode, municipalities: isAnyCounted ? municipalities : [] }
}

const NOTHING = { cast: null, valid: null, yes: null, no: null, yesPercent: null, turnoutPercent: null } as const

function municipalResultOf({ geoLevelnummer, geoLevelname, resultat }: Area): MunicipalResult {
  const place = { number: geoLevelnummer, name: geoLevelname.trim(), eligible: resultat.anzahlStimmberechtigte ?? null }
  if (!resultat.gebietAusgezaehlt) return { ...place, isCounted: false, ...NOTHING }
  return {
    ...place,
    isCounted: true,
    cast: resultat.eingelegteStimmzettel ?? null,
    valid: resultat.gueltigeStimmen ?? null,
    yes: resultat.jaStimmenAbsolut ?? null,
    no: resultat.neinStimmenAbsolut ?? null,
    yesPercent: resultat.jaStimmenInProzent ?? null,
    turnoutPercent: resultat.stimmbeteiligungInProzent ?? null,
  }
}
