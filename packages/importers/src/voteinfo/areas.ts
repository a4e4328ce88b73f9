import type { Area, Proposal } from './schema.ts'

/** Why a municipality or canton contradicts itself, else null. */
export function areaContradiction({ geoLevelname, resultat }: Area): string | null {
  const { jaStimmenAbsolut: yes, neinStimmenAbsolut: no, gueltigeStimmen: valid, eingelegteStimmzettel: cast } = resultat
  if (yes == null || no == null) return null
  if (valid != null && yes + no > valid) return `${geoLevelname}: ${yes} yes and ${no} no are more than ${valid} valid votes`
  if (valid != null && cast != null && valid > cast) return `${geoLevelname}: ${valid} valid votes of ${cast} ballots`
  return null
}

/** Why a canton contradicts itself or its municipalities, once all of it is counted; else null. */
export function cantonContradiction(canton: Proposal['kantone'][number]): string | null {
  const contradiction = areaContradiction(canton)
  if (contradiction) return contradiction
  if (!canton.resultat.gebietAusgezaehlt) return null
  for (const count of ['jaStimmenAbsolut', 'neinStimmenAbsolut'] as const) {
    const sum = canton.gemeinden.reduce((total, area) => total + (area.resultat[count] ?? 0), 0)
    const said = canton.resultat[count]
    if (said != null && sum !== said) return `${canton.geoLevelname}: ${count} of the municipalities add up to ${sum}, not ${said}`
  }
  return null
}
