import type { CouncillorRecord } from '@plenara/contract'
import court from '../../../data/parliament/court.json' with { type: 'json' }
import { CANTONS } from '../../cantons.ts'
import { dataOf } from '../../data-file.ts'
import { eachLanguage, type Text4 } from '../../language.ts'
import { LARGE_PARTIES } from '../../parties.ts'
import type { Sex } from '../../people/names.ts'
import { createRandom, itemAt } from '../../random.ts'
import { FEDERAL_COURT } from '../councils.ts'
import { councillorOf, drawMember, nameOf } from './member.ts'

/** The Federal Supreme Court has 35 to 45 judges by law (BGG Art. 1). */
const JUDGES = 38

type OfSex = Readonly<Record<Sex, Text4>>

const {
  president: PRESIDENT,
  vicePresident: VICE_PRESIDENT,
  judge: JUDGE,
  divisions: DIVISIONS,
} = dataOf<{
  readonly president: OfSex
  readonly vicePresident: OfSex
  readonly judge: OfSex
  readonly divisions: readonly Text4[]
}>(court)

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
  const division = itemAt(DIVISIONS, index % DIVISIONS.length)
  const presidency = [PRESIDENT, VICE_PRESIDENT][index]
  return eachLanguage((language) =>
    [presidency?.[sex][language], JUDGE[sex][language], division[language]].filter((part) => part !== undefined).join(', '),
  )
}
