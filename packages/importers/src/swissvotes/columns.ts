import type { ColumnTable } from '../tables/columns.ts'
import { CANTON_COLUMNS, NO_NUMBER } from './cells.ts'

/** Parties with a column of their own; organisations other than parties are left out. */
export const PARTIES = [
  ...[
    'fdp',
    'sps',
    'svp',
    'mitte',
    'evp',
    'gps',
    'glp',
    'pda',
    'sd',
    'edu',
    'fps',
    'lega',
    'kvp',
    'mcg',
    'ucsp',
    'cvp',
    'bdp',
    'lps',
    'ldu',
  ],
  ...['poch', 'rep'],
]
const REQUIRED = [
  ...['anr', 'datum', 'titel_kurz_d', 'titel_off_d', 'titel_kurz_f', 'titel_off_f', 'rechtsform', 'gesch_nr', 'swissvoteslink'],
  ...[
    'br-pos',
    'nr-pos',
    'nrja',
    'nrnein',
    'sr-pos',
    'srja',
    'srnein',
    'd1e1',
    'd1e2',
    'd1e3',
    'd2e1',
    'd2e2',
    'd2e3',
    'd3e1',
    'd3e2',
    'd3e3',
  ],
  ...[
    'volk',
    'stand',
    'annahme',
    'berecht',
    'stimmen',
    'bet',
    'leer',
    'ungultig',
    'gultig',
    'volkja',
    'volknein',
    'volkja-proz',
    'kt-ja',
    'kt-nein',
  ],
  ...CANTON_COLUMNS.flatMap(([, prefix]) =>
    ['berecht', 'stimmen', 'bet', 'gultig', 'ja', 'nein', 'japroz', 'annahme'].map((name) => `${prefix}-${name}`),
  ),
  ...PARTIES.map((party) => `p-${party}`),
]

/** Counts and the codes of outcomes are whole numbers, percents and the votes of the cantons may have decimals. */
const COUNT_COLUMNS: readonly string[] = [
  ...['nrja', 'nrnein', 'srja', 'srnein', 'berecht', 'stimmen', 'leer', 'ungultig', 'gultig', 'volkja', 'volknein', 'annahme'],
  ...CANTON_COLUMNS.flatMap(([, prefix]) => ['berecht', 'stimmen', 'gultig', 'ja', 'nein', 'annahme'].map((name) => `${prefix}-${name}`)),
]
const DECIMAL_COLUMNS: readonly string[] = [
  ...['bet', 'volkja-proz', 'kt-ja', 'kt-nein'],
  ...CANTON_COLUMNS.flatMap(([, prefix]) => ['bet', 'japroz'].map((name) => `${prefix}-${name}`)),
]

/** The data set of Swissvotes; it has some 900 columns. */
export const COLUMNS: ColumnTable = { required: REQUIRED, counts: COUNT_COLUMNS, numbers: DECIMAL_COLUMNS, missing: NO_NUMBER }
