import type { PartyRecord } from '@plenara/contract'
import { AXIS_KEYS, type AxisKey } from './axes.ts'
import { eachLanguage, type Text4 } from './language.ts'

/** A fictional party. `weight` is its share of votes in percent, `stance` its place per axis from -1 to 1. */
export interface Party {
  readonly key: string
  readonly tree: Text4
  readonly color: string
  readonly weight: number
  /** Large parties stand with several lists, small ones with one. */
  readonly isLarge: boolean
  readonly stance: Readonly<Record<AxisKey, number>>
}

/** Places on the axes in the order of AXIS_KEYS. */
function stance(...places: readonly number[]): Readonly<Record<AxisKey, number>> {
  const [abroad = 0, market = 0, budget = 0, security = 0, migration = 0, nature = 0, welfare = 0, liberty = 0] = places
  return { abroad, market, budget, security, migration, nature, welfare, liberty }
}

function large(key: string, tree: Text4, rest: { color: string; weight: number; stance: Party['stance'] }): Party {
  return { key: `demo/${key}`, tree, isLarge: true, ...rest }
}

function small(key: string, tree: Text4, rest: { color: string; stance: Party['stance'] }): Party {
  return { key: `demo/${key}`, tree, isLarge: false, weight: 1.4, ...rest }
}

export const PARTIES: readonly Party[] = [
  large(
    'ahorn',
    { de: 'Ahorn', fr: 'Érable', it: 'Acero', rm: 'Ischi' },
    { color: '#C77A5B', weight: 17, stance: stance(0.1, -0.1, 0, 0.3, 0.15, 0.05, 0.25, -0.25) },
  ),
  large(
    'birke',
    { de: 'Birke', fr: 'Bouleau', it: 'Betulla', rm: 'Badugn' },
    { color: '#A9B4B8', weight: 9, stance: stance(0.55, 0.45, 0.3, -0.1, -0.15, 0.6, -0.2, 0.65) },
  ),
  large(
    'eiche',
    { de: 'Eiche', fr: 'Chêne', it: 'Quercia', rm: 'Ruver' },
    { color: '#7A5C80', weight: 13, stance: stance(0.25, 0.75, 0.7, 0.35, 0.2, -0.3, -0.6, 0.35) },
  ),
  large(
    'foehre',
    { de: 'Föhre', fr: 'Pin', it: 'Pino', rm: 'Tieu' },
    { color: '#2F6B66', weight: 18, stance: stance(-0.75, 0.4, 0.6, 0.7, 0.8, -0.45, -0.35, -0.6) },
  ),
  large(
    'laerche',
    { de: 'Lärche', fr: 'Mélèze', it: 'Larice', rm: 'Laresch' },
    { color: '#DDB04E', weight: 11, stance: stance(-0.2, 0.15, 0.15, 0.25, 0.3, 0.25, 0.3, -0.4) },
  ),
  large(
    'linde',
    { de: 'Linde', fr: 'Tilleul', it: 'Tiglio', rm: 'Tigl' },
    { color: '#93AC62', weight: 12, stance: stance(0.5, -0.45, -0.45, -0.55, -0.5, 0.85, 0.5, 0.7) },
  ),
  large(
    'weide',
    { de: 'Weide', fr: 'Saule', it: 'Salice', rm: 'Salesch' },
    { color: '#5F93B5', weight: 13, stance: stance(0.45, -0.75, -0.7, -0.4, -0.45, 0.45, 0.85, 0.5) },
  ),
  small(
    'buche',
    { de: 'Buche', fr: 'Hêtre', it: 'Faggio', rm: 'Fau' },
    { color: '#9C6B57', stance: stance(0.15, -0.1, 0.05, -0.1, -0.1, 0.4, 0.35, -0.5) },
  ),
  small(
    'esche',
    { de: 'Esche', fr: 'Frêne', it: 'Frassino', rm: 'Fraissen' },
    { color: '#7C8C4A', stance: stance(-0.6, 0.1, 0.4, 0.5, 0.7, 0.3, -0.1, -0.7) },
  ),
  small(
    'ulme',
    { de: 'Ulme', fr: 'Orme', it: 'Olmo', rm: 'Ulm' },
    { color: '#B5886E', stance: stance(0.2, -0.9, -0.85, -0.7, -0.6, 0.6, 0.95, 0.5) },
  ),
  small(
    'arve',
    { de: 'Arve', fr: 'Arole', it: 'Cembro', rm: 'Schember' },
    { color: '#4F7F8C', stance: stance(-0.1, 0.3, 0.2, 0.1, 0.2, 0.5, 0, -0.1) },
  ),
  small(
    'hasel',
    { de: 'Hasel', fr: 'Noisetier', it: 'Nocciolo', rm: 'Nitschola' },
    { color: '#C29A6A', stance: stance(0.3, 0.6, 0.4, -0.7, -0.2, 0.1, -0.4, 0.9) },
  ),
  small(
    'erle',
    { de: 'Erle', fr: 'Aulne', it: 'Ontano', rm: 'Ogna' },
    { color: '#8A6F9E', stance: stance(0.7, 0, -0.1, 0, -0.3, 0.3, 0.3, 0.3) },
  ),
  small(
    'tanne',
    { de: 'Tanne', fr: 'Sapin', it: 'Abete', rm: 'Aviez' },
    { color: '#5B7A5E', stance: stance(-0.4, 0.2, 0.5, 0.6, 0.5, 0, 0, -0.3) },
  ),
]

export const LARGE_PARTIES = PARTIES.filter((party) => party.isLarge)
export const SMALL_PARTIES = PARTIES.filter((party) => !party.isLarge)

const WORD: Text4 = { de: 'Partei', fr: 'Parti', it: 'Partito', rm: 'Partida' }

export function partyRecords(): PartyRecord[] {
  return PARTIES.map((party) => ({
    key: party.key,
    shortName: party.tree,
    name: eachLanguage((language) => `${WORD[language]} ${party.tree[language]}`),
    color: party.color,
  }))
}

/** The place of somebody without a party: the middle, from where each person goes their own way. */
export const NO_STANCE: Readonly<Record<AxisKey, number>> = stance(...AXIS_KEYS.map(() => 0))
