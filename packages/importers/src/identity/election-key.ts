import type { CantonCode, ConstituencyRecord, CouncilKind } from '@plenara/contract'
import { anyText, slug } from '../text.ts'

/** What the content of a source says of an election, whatever its format. */
export interface ElectionIdentity {
  readonly cantonCode: CantonCode
  readonly council: CouncilKind
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly municipality: string | null
  /** By the law of the canton; null where it is not divided, or the division is not known. */
  readonly constituency: ConstituencyRecord | null
  /** The names of the election and of its compound in all languages. */
  readonly titles: readonly string[]
  /** What the source calls the area that votes, if it does. */
  readonly area?: string
  /** The name of the file without ending: it counts only where the content names nothing. */
  readonly stem?: string
}

/** Offices that are elected beside a government, by the words of their titles in four languages. */
const OFFICES: readonly (readonly [string, RegExp])[] = [
  ['vice-presidency', /vize|vice|suppléant|supplean/i],
  ['presidency', /präsid|praesid|présid|presid|landammann|stadtammann|gemeindeammann|syndic|sindac|\bmaire/i],
  ['school', /schul|école|scuola|scola/i],
  ['audit', /rechnungspr|geschäftspr|\brpk\b|\bgpk\b|revision|gestion/i],
  ['court', /richter|gericht|\bjuge|tribunal|giudic|dretg/i],
  ['church', /kirch|églis|parr?occh|baselgia|plaiv/i],
  ['chancellery', /schreiber|kanzle|chancel|cancell/i],
]
const SECOND_ROUND = /(\b2\.?|zweite[rn]?|second|secondo|segund)\s*(wahlgang|tour|turno|scrutin)|stichwahl|ballott/i
/** What titles say beside the area that votes. */
const COMMON_WORDS = [
  /^\d+$/,
  /^(die|der|des|das|den|vom|von|fur|im|in|am|dem|de|du|des|la|le|les|l|d|del|della|dei|di|dal|da|per|pour|il|et|und|e)$/,
  /(wahl|wahlen|wahlkreis|wahlgang|wahlkreise)$/,
  /^(wahlkreis|kreis|erneuerung|gesamterneuerung|ersatz|kantonsrat|grossrat|grossr|landrat|kanton)/,
  /^(grosser|grossen|rat|rats|rates|grand|gran|grond|conseil|consiglio|cussegl|proporz|majorz|canton|cantone|chantun|cantonal)$/,
  /^(election|elections|elezione|elezioni|elecziun|elecziuns|circonscription|circondario|district|distretto|arrondissement|cercle)$/,
]

/**
 * The key of an election by what is elected, where, on which day and in which round, e.g. `cantonal-parliament/bs/2020-10-25/riehen`: the same
 * for every format and file that describes it.
 */
export function electionKey(identity: ElectionIdentity): string {
  const { cantonCode, council, day, municipality, titles, stem = '' } = identity
  const isCommunal = council.startsWith('communal')
  const names = titles.length > 0 ? titles : [stem]
  const municipalityName = isCommunal ? (municipality ?? (areaOf(identity) || stem)) : ''
  const parts = [
    council,
    cantonCode.toLowerCase(),
    municipalityName && slug(municipalityName),
    day,
    council === 'cantonal-parliament' ? constituencyPart(identity) : '',
    council.endsWith('government') ? officeOf(names) : '',
    names.some((name) => SECOND_ROUND.test(name)) ? 'round-2' : '',
  ]
  return parts.filter(Boolean).join('/')
}

/** Elections that share a key, though they are different ones of the same source, by their names. */
export function apart(key: string, name: string): string {
  return `${key}/${slug(name)}`
}

function constituencyPart(identity: ElectionIdentity): string {
  const { constituency } = identity
  const area = constituency ? anyText(constituency.name) : areaOf(identity)
  return area ? slug(area) : ''
}

/** The area in the title, else the one that the source names beside it, else the one in the name of the file. */
function areaOf({ titles, area = '', stem = '', cantonCode }: ElectionIdentity): string {
  const named = [...titles, area, ...(titles.length === 0 ? [stem] : [])].map((text) => withoutCommonWords(text, cantonCode))
  return named.find(Boolean) ?? ''
}

function withoutCommonWords(text: string, cantonCode: CantonCode): string {
  const words = text ? slug(text.replace(SECOND_ROUND, ' ')).split('-') : []
  const cantonWords = new Set(['x', cantonCode.toLowerCase(), ...(CANTON_WORDS[cantonCode] ?? [])])
  return words.filter((word) => !cantonWords.has(word) && !COMMON_WORDS.some((pattern) => pattern.test(word))).join(' ')
}

/** Cantons of which no constituency bears the name: there it says nothing. */
const CANTON_WORDS: Readonly<Partial<Record<CantonCode, readonly string[]>>> = {
  AG: ['aargau'],
  BL: ['basel', 'landschaft', 'baselland'],
  BS: ['basel', 'stadt'],
  GR: ['graubunden', 'grischun', 'grigioni'],
  TG: ['thurgau'],
  TI: ['ticino', 'tessin'],
  VD: ['vaud'],
  VS: ['wallis', 'valais'],
}

function officeOf(names: readonly string[]): string {
  return OFFICES.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0] ?? ''
}
