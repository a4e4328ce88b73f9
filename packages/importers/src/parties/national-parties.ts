import { type CantonCode, CONTENT_LANGUAGES, type LocalizedText, type PartyRecord } from '@plenara/contract'
import { partyColor } from '../parties.ts'
import { cantonWords } from '../reference/cantons.ts'
import { anyText, lettersOf, slug } from '../text.ts'

interface NationalParty {
  readonly key: string
  readonly shortName: LocalizedText
  readonly name: LocalizedText
  /** Other names, also those under which the cantonal parties stand. */
  readonly alsoKnownAs: readonly string[]
}

/**
 * The parties of Switzerland: names and short names as the federal statistical office gives them in its data of the National Council elections
 * (NRW 2023), in Romansh as they write themselves; and the names of their cantonal parties, reviewed one by one. Colours are those of `parties.ts`.
 */
const NATIONAL_PARTIES: readonly NationalParty[] = [
  party(
    'svp',
    'SVP|UDC|UDC|PPS',
    'Schweizerische Volkspartei|Union démocratique du centre|Unione democratica di centro|Partida populara svizra',
  ),
  party(
    'sp',
    'SP|PS|PS|PS',
    'Sozialdemokratische Partei der Schweiz|Parti socialiste suisse|Partito socialista svizzero|Partida socialdemocratica da la Svizra',
    ['Sozialdemokratische Partei', 'Sozialdemokraten', 'Parti socialiste', 'Partito socialista', 'SPS', 'PSS'],
  ),
  party('fdp', 'FDP|PLR|PLR|PLD', 'FDP.Die Liberalen|PLR.Les Libéraux-Radicaux|PLR.I Liberali Radicali|PLD.Ils Liberals', [
    ...['Freisinnig-Demokratische Partei', 'PLR Les Libéraux', 'Les Libéraux-Radicaux', 'Freisinnige', 'PRD', 'FDP.Die Liberalen Schweiz'],
    ...['PLRT', 'Partito liberale radicale'],
  ]),
  party('mitte', 'Mitte|Centre|Centro|Center', 'Die Mitte|Le Centre|Alleanza del Centro|Allianza dal Center', ['Il Centro', 'Il Center']),
  party(
    'cvp',
    'CVP|PDC|PPD|PCD',
    'Christlichdemokratische Volkspartei der Schweiz|Parti démocrate-chrétien suisse|Partito popolare democratico|Partida cristiandemocratica',
    [...['Christlichdemokratische Volkspartei', 'Parti démocrate-chrétien']],
  ),
  party(
    'bdp',
    'BDP|PBD|PBD|PBD',
    'Bürgerlich-Demokratische Partei|Parti bourgeois-démocratique|Partito borghese-democratico|Partida burgais democratica',
  ),
  party('gruene', 'GRÜNE|VERT-E-S|VERDI|VERDA', 'GRÜNE Schweiz|Les VERT-E-S suisses|VERDI svizzeri|VERDA Svizra', [
    ...['Grüne', 'Grüne Partei der Schweiz', 'Grüne Partei', 'GPS', 'Les Verts', 'Verts', 'I Verdi', 'PES'],
  ]),
  party('glp', 'GLP|PVL|PVL|PVL', 'Grünliberale Partei|Parti vert-libéral|Partito verde liberale|Partida verda-liberala', [
    ...['Grünliberale', "Vert'libéraux", 'Verdi liberali', 'Grünliberale Partei Schweiz', 'glp Grünliberale'],
  ]),
  party(
    'evp',
    'EVP|PEV|PEV|PEV',
    'Evangelische Volkspartei der Schweiz|Parti évangélique suisse|Partito evangelico svizzero|Partida evangelica',
    [...['Evangelische Volkspartei', 'Parti évangélique']],
  ),
  party(
    'edu',
    'EDU|UDF|UDF|UDF',
    'Eidgenössisch-Demokratische Union|Union démocratique fédérale|Unione democratica federale|Uniun democratica federala',
  ),
  party('lps', 'LPS|PL|PLS|PLS', 'Liberale Partei der Schweiz|Parti libéral suisse|Partito liberale svizzero|Partida liberala svizra', [
    ...['Liberale Partei', 'Parti libéral'],
  ]),
  party('csp', 'CSP|PCS|PCS|PCS', 'Christlichsoziale Partei|Parti chrétien-social|Partito cristiano sociale|Partida cristiansociala'),
  party('pda', 'PdA|PST|PdL|PdL', 'Partei der Arbeit der Schweiz|Parti suisse du travail|Partito svizzero del lavoro|Partida da la lavur', [
    ...['Partei der Arbeit', 'POP', 'Parti ouvrier et populaire', 'PST-POP', 'Parti du travail'],
  ]),
  party('lega', 'Lega|Lega|Lega|Lega', 'Lega dei Ticinesi|Lega dei Ticinesi|Lega dei Ticinesi|Lega dei Ticinesi'),
  party(
    'mcg',
    'MCG|MCG|MCG|MCG',
    'Mouvement Citoyens Genevois|Mouvement Citoyens Genevois|Mouvement Citoyens Genevois|Mouvement Citoyens Genevois',
  ),
  party('sd', 'SD|DS|DS|DS', 'Schweizer Demokraten|Démocrates suisses|Democratici svizzeri|Democrats svizzers'),
]

const BY_NAME = new Map(
  NATIONAL_PARTIES.flatMap((one) => {
    const names = [...Object.values(one.shortName), ...Object.values(one.name), ...one.alsoKnownAs]
    return names.map((name) => [lettersOf(name), one] as const)
  }),
)
/** Words of a list that is not the party's own alone: of its youth, or of several parties. */
const NOT_ALONE =
  /^(jung|juso|jeune|giovan|giuven|junior|j[a-z]*(svp|sp|fdp|evp|glp|mitte|cvp|bdp|gr)|umweltfreisinn|allianz|alliance|alleanza)/i
const JOINING = /[&+/]|(^|\s)(und|et|ed|e)\s/i

/** A party by one of its names, with or without the canton that a cantonal party adds; null where the table has none. */
export function nationalParty(name: string, cantonCode?: CantonCode): PartyRecord | null {
  const found = BY_NAME.get(lettersOf(name)) ?? (cantonCode && BY_NAME.get(lettersOf(withoutCanton(name, cantonCode))))
  return found ? recordOf(found) : null
}

/** The party whose own list this is by its designation, e.g. `FDP Ost`; null for lists of its youth, of several parties, and of others. */
export function partyOfList(designation: string, cantonCode: CantonCode): PartyRecord | null {
  const whole = nationalParty(designation, cantonCode)
  if (whole) return whole
  const words = designation.split(/[\s,;:()–-]+/).filter(Boolean)
  if (JOINING.test(designation.replace(/ und Gewerkschaft\p{L}*/iu, '')) || words.some((word) => NOT_ALONE.test(word))) return null
  const parties = new Set(words.flatMap((word) => BY_NAME.get(lettersOf(word)) ?? []))
  const [first] = words
  const [only] = parties
  return parties.size === 1 && first && only && BY_NAME.get(lettersOf(first)) === only ? recordOf(only) : null
}

/** The party that a source names: the national one where the table has it, else one of the canton; the colour of the source counts for the latter. */
export function partyRecordOf(named: PartyRecord, cantonCode: CantonCode): PartyRecord {
  const national = [...Object.values(named.shortName), ...Object.values(named.name)]
    .map((name) => nationalParty(name, cantonCode))
    .find((one) => one !== null)
  return national ?? { ...named, key: `party/${cantonCode.toLowerCase()}/${slug(anyText(named.shortName))}` }
}

function recordOf({ key, shortName, name }: NationalParty): PartyRecord {
  return { key, shortName, name, color: partyColor(anyText(shortName)) }
}

function withoutCanton(name: string, cantonCode: CantonCode): string {
  const wordsOfCanton = new Set(cantonWords(cantonCode).map(lettersOf))
  const words = name.split(/[\s,()]+/).filter((word) => word && !wordsOfCanton.has(lettersOf(word)))
  return words.join(' ')
}

function party(id: string, shortNames: string, names: string, alsoKnownAs: readonly string[] = []): NationalParty {
  return { key: `party/${id}`, shortName: byLanguage(shortNames), name: byLanguage(names), alsoKnownAs }
}

function byLanguage(texts: string): LocalizedText {
  const parts = texts.split('|')
  return Object.fromEntries(CONTENT_LANGUAGES.map((language, index) => [language, parts[index] ?? '']))
}
