import type { CouncillorRecord } from '@plenara/contract'
import { CANTONS } from '../../cantons.ts'
import { eachLanguage, type Text4 } from '../../language.ts'
import { LARGE_PARTIES } from '../../parties.ts'
import type { Sex } from '../../people/names.ts'
import { createRandom, itemAt } from '../../random.ts'
import { FEDERAL_COURT } from '../councils.ts'
import { councillorOf, drawMember, nameOf } from './member.ts'

/** The Federal Supreme Court has 35 to 45 judges by law (BGG Art. 1). */
const JUDGES = 38

type Place = readonly [ordinal: Text4, kind: Text4]

const PUBLIC: Text4 = {
  de: 'öffentlich-rechtliche Abteilung',
  fr: 'Cour de droit public',
  it: 'Corte di diritto pubblico',
  rm: 'Partiziun da dretg public',
}
const CIVIL: Text4 = {
  de: 'zivilrechtliche Abteilung',
  fr: 'Cour de droit civil',
  it: 'Corte di diritto civile',
  rm: 'Partiziun da dretg civil',
}
const PENAL: Text4 = {
  de: 'strafrechtliche Abteilung',
  fr: 'Cour de droit pénal',
  it: 'Corte di diritto penale',
  rm: 'Partiziun da dretg penal',
}
const ORDINALS = {
  first: { de: 'Erste', fr: 'Première', it: 'Prima', rm: 'Emprima' },
  second: { de: 'Zweite', fr: 'Deuxième', it: 'Seconda', rm: 'Segunda' },
  third: { de: 'Dritte', fr: 'Troisième', it: 'Terza', rm: 'Terza' },
  fourth: { de: 'Vierte', fr: 'Quatrième', it: 'Quarta', rm: 'Quarta' },
} as const

const DIVISIONS: readonly Place[] = [
  [ORDINALS.first, PUBLIC],
  [ORDINALS.second, PUBLIC],
  [ORDINALS.third, PUBLIC],
  [ORDINALS.fourth, PUBLIC],
  [ORDINALS.first, CIVIL],
  [ORDINALS.second, CIVIL],
  [ORDINALS.first, PENAL],
  [ORDINALS.second, PENAL],
]

const OFFICES: Readonly<Record<'president' | 'vice' | 'judge', Readonly<Record<Sex, Text4>>>> = {
  president: {
    female: { de: 'Präsidentin', fr: 'Présidente', it: 'Presidente', rm: 'Presidenta' },
    male: { de: 'Präsident', fr: 'Président', it: 'Presidente', rm: 'President' },
  },
  vice: {
    female: { de: 'Vizepräsidentin', fr: 'Vice-présidente', it: 'Vicepresidente', rm: 'Vicepresidenta' },
    male: { de: 'Vizepräsident', fr: 'Vice-président', it: 'Vicepresidente', rm: 'Vicepresident' },
  },
  judge: {
    female: { de: 'Bundesrichterin', fr: 'Juge fédérale', it: 'Giudice federale', rm: 'Derschadra federala' },
    male: { de: 'Bundesrichter', fr: 'Juge fédéral', it: 'Giudice federale', rm: 'Derschader federal' },
  },
}
const OF_COURT: Text4 = { de: 'des Bundesgerichts', fr: 'du Tribunal fédéral', it: 'del Tribunale federale', rm: 'dal Tribunal federal' }

/** The judges of the Federal Supreme Court with their divisions; the parliament elects them for six years (BGG Art. 9). */
export function federalJudges(seed: string, taken: Set<string>): CouncillorRecord[] {
  return Array.from({ length: JUDGES }, (_, index) => {
    const key = `demo/councillor/federal-court/${index + 1}`
    const random = createRandom(`${seed}/judge/${index}`)
    const party = itemAt(LARGE_PARTIES, index % LARGE_PARTIES.length).key
    const member = drawMember({ seed, key, canton: random.pick(CANTONS), partyKey: party })
    taken.add(nameOf(member))
    const from = `${random.int(2009, 2025)}-01-01`
    return { ...councillorOf(member, { councilKey: FEDERAL_COURT, from }), occupation: officeOf(index, member.sex) }
  })
}

function officeOf(index: number, sex: Sex): Text4 {
  const [ordinal, kind] = itemAt(DIVISIONS, index % DIVISIONS.length)
  const presidency = index === 0 ? OFFICES.president : index === 1 ? OFFICES.vice : null
  return eachLanguage((language) => {
    const head = presidency === null ? '' : `${presidency[sex][language]} ${OF_COURT[language]}, `
    return `${head}${OFFICES.judge[sex][language]}, ${ordinal[language]} ${kind[language]}`
  })
}
