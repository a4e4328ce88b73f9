import { type CouncilRecord, sourceId } from '@plenara/contract'
import { federalCouncilKey } from '../parliament-keys.ts'

const FEDERAL = { level: 'federal', cantonCode: null, municipality: null } as const

/**
 * The authorities of the federation, by which every source speaks of its members: BV Art. 143-191c in four languages. The numbers are those of the
 * parliament's service, where 99 is the Federal Council; the Federal Supreme Court has none.
 */
export const FEDERAL_COUNCILS: readonly CouncilRecord[] = [
  chamber(1, 200, {
    name: { de: 'Nationalrat', fr: 'Conseil national', it: 'Consiglio nazionale', rm: 'Cussegl naziunal' },
    abbreviation: { de: 'NR', fr: 'CN', it: 'CN', rm: 'CN' },
  }),
  chamber(2, 46, {
    name: { de: 'Ständerat', fr: 'Conseil des États', it: 'Consiglio degli Stati', rm: 'Cussegl dals chantuns' },
    abbreviation: { de: 'SR', fr: 'CE', it: 'CS', rm: 'CC' },
  }),
  chamber(3, 246, {
    name: {
      de: 'Vereinigte Bundesversammlung',
      fr: 'Assemblée fédérale (Chambres réunies)',
      it: 'Assemblea federale plenaria',
      rm: 'Assamblea federala plenara',
    },
    abbreviation: { de: 'VBV', fr: 'ChR', it: 'AFP' },
  }),
  {
    ...FEDERAL,
    key: federalCouncilKey(99),
    id: sourceId('parliament', 99),
    code: null,
    type: 'executive',
    name: { de: 'Bundesrat', fr: 'Conseil fédéral', it: 'Consiglio federale', rm: 'Cussegl federal' },
    abbreviation: {},
    seats: 7,
  },
  {
    ...FEDERAL,
    key: 'council/federal-court',
    id: null,
    code: null,
    type: 'judiciary',
    name: { de: 'Bundesgericht', fr: 'Tribunal fédéral', it: 'Tribunale federale', rm: 'Tribunal federal' },
    abbreviation: {},
    seats: null,
  },
]

function chamber(number: number, seats: number, texts: Pick<CouncilRecord, 'name' | 'abbreviation'>): CouncilRecord {
  return {
    ...FEDERAL,
    ...texts,
    key: federalCouncilKey(number),
    id: sourceId('parliament', number),
    code: `RAT_${number}_`,
    type: 'legislative',
    seats,
  }
}
