import type { CouncilKind, Level, LocalizedText } from '@plenara/contract'

interface Hints {
  /** All names that the source gives to the election, in any language, and the name of the file where it gives none. */
  readonly names: readonly string[]
  readonly level: Level | null
  readonly isProportional: boolean
}

const NATIONAL_COUNCIL = /national|naziunal|nazionale|\bnr ?\d{4}/i
const COUNCIL_OF_STATES = /ständer|conseil des [eé]tats|consiglio degli stati|cussegl dals chantuns|\bsr ?\d{4}/i
const CANTONAL_PARLIAMENT = /kantonsrat|gross(er )?rat|landrat|grand conseil|gran consiglio|cussegl grond/i
const CANTONAL_GOVERNMENT = /regierungs|staatsrat|conseil d.[eé]tat\b|consiglio di stato|regenza|landammann/i
/** Parliaments of municipalities with the name of a cantonal one, as in Davos. */
const COMMUNAL_NAMESAKE = /grosser landrat/i
const COMMUNAL = /gemeinde|stadt|communal|comunal|municip|vischnanca/i

/**
 * Which body is elected, by the level of the source and the names that it gives. The Council of States is elected by
 * cantonal law, so that sources file it under federal or cantonal elections; a cantonal parliament that is elected in municipalities
 * they file under communal ones, and its name tells.
 */
export function councilOf({ names, level, isProportional }: Hints): CouncilKind {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (level === 'communal' && has(CANTONAL_PARLIAMENT) && !has(COMMUNAL_NAMESAKE)) return 'cantonal-parliament'
  if (level === 'communal') return isProportional ? 'communal-parliament' : 'communal-government'
  if (has(COUNCIL_OF_STATES)) return 'council-of-states'
  if (level !== 'cantonal' && has(NATIONAL_COUNCIL)) return 'national-council'
  if (level === 'federal') return isProportional ? 'national-council' : 'council-of-states'
  if (has(CANTONAL_GOVERNMENT)) return 'cantonal-government'
  if (has(CANTONAL_PARLIAMENT)) return 'cantonal-parliament'
  if (level === null && has(COMMUNAL)) return isProportional ? 'communal-parliament' : 'communal-government'
  return isProportional ? 'cantonal-parliament' : 'cantonal-government'
}

/** Where a body stands. */
export function levelOf(council: CouncilKind): Level {
  if (council === 'national-council' || council === 'council-of-states') return 'federal'
  return council.startsWith('communal') ? 'communal' : 'cantonal'
}

/** Governments are executive, everything else is legislative. */
export function typeOf(council: CouncilKind): 'executive' | 'legislative' {
  return council.endsWith('government') ? 'executive' : 'legislative'
}

/** The name of a federal election where the source gives none, null for other bodies. `day` is `YYYY-MM-DD`. */
export function federalName(council: CouncilKind, day: string): LocalizedText | null {
  const year = day.slice(0, 4)
  if (council === 'national-council') {
    return {
      de: `Nationalratswahl ${year}`,
      fr: `Élection au Conseil national ${year}`,
      it: `Elezione del Consiglio nazionale ${year}`,
      rm: `Elecziun dal Cussegl naziunal ${year}`,
    }
  }
  if (council !== 'council-of-states') return null
  return {
    de: `Ständeratswahl ${year}`,
    fr: `Élection au Conseil des États ${year}`,
    it: `Elezione del Consiglio degli Stati ${year}`,
    rm: `Elecziun dal Cussegl dals chantuns ${year}`,
  }
}
