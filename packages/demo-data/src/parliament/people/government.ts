import type { CantonCode, CouncillorRecord } from '@plenara/contract'
import government from '../../../data/parliament/government.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import { eachLanguage, type Text4 } from '../../language.ts'
import { LARGE_PARTIES } from '../../parties.ts'
import type { Sex } from '../../people/names.ts'
import { itemAt } from '../../random.ts'
import { FEDERAL_COUNCIL } from '../councils.ts'
import { councillorOf, drawMember, factsOf, nameOf, portraitUrl } from './member.ts'

interface Seat {
  readonly canton: CantonCode
  readonly from: string
  readonly department: Text4
  /** Those of the questionnaire. */
  readonly subjects: readonly string[]
}

interface Government {
  /** Seven members from seven cantons and four language regions, each at the head of a department (RVOG Art. 35). */
  readonly seats: readonly Seat[]
  readonly president: Readonly<Record<Sex, Text4>>
  readonly vicePresident: Readonly<Record<Sex, Text4>>
}

const GOVERNMENT = dataOf<Government>(government)
/** Who presides over the Federal Council in 2026, and who stands in. */
const PRESIDENT = 1
const VICE_PRESIDENT = 3

/** The place in the Federal Council of who is at the head of a subject; of any other it is that of who presides. */
export function governmentSeatOf(subject: string): number {
  const place = GOVERNMENT.seats.findIndex(({ subjects }) => subjects.includes(subject))
  return place < 0 ? PRESIDENT : place
}

/** The Federal Council: seven, one of each large party. The department stands where others have their occupation. */
export function federalCouncil(seed: string, taken: Set<string>): CouncillorRecord[] {
  return GOVERNMENT.seats.map(({ canton, from, department }, index) => {
    const key = `demo/councillor/federal-council/${index + 1}`
    const member = drawMember({ seed, key, canton: factsOf(canton), partyKey: itemAt(LARGE_PARTIES, index).key })
    taken.add(nameOf(member))
    const occupation = eachLanguage((language) =>
      [presidencyOf(index, member.sex)?.[language], department[language]].filter(Boolean).join(', '),
    )
    return { ...councillorOf(member, { councilKey: FEDERAL_COUNCIL, from, portraitUrl: portraitUrl(seed, member) }), occupation }
  })
}

function presidencyOf(index: number, sex: Sex): Text4 | null {
  if (index === PRESIDENT) return GOVERNMENT.president[sex]
  return index === VICE_PRESIDENT ? GOVERNMENT.vicePresident[sex] : null
}
