import type { CouncillorRecord, InterestRecord } from '@plenara/contract'
import { eachLanguage, type Text4 } from '../../language.ts'
import { INTERESTS } from '../../profile/activities.ts'
import { createRandom } from '../../random.ts'

/** Offices outside of the parliament as members declare them (ParlG Art. 11): none to four each. */
export function interestsOf(seed: string, members: readonly CouncillorRecord[]): InterestRecord[] {
  return members.flatMap(({ key }) => {
    const random = createRandom(`${seed}/interests/${key}`)
    return random.sample(INTERESTS, random.pick([0, 1, 1, 2, 2, 3, 4])).map((text, index) => ({
      key: `${key}/interest/${index + 1}`.replace('demo/councillor/', 'demo/interest/'),
      id: null,
      councillorKey: key,
      ...parted(text),
      ...{ kind: {}, paid: null, from: null, until: null },
    }))
  })
}

/** The first part is the role, the rest the body. */
function parted(text: Text4): Pick<InterestRecord, 'name' | 'role'> {
  const roleIn = (whole: string) => whole.slice(0, whole.indexOf(', '))
  return {
    role: eachLanguage((language) => roleIn(text[language])),
    name: eachLanguage((language) => capitalised(text[language].slice(roleIn(text[language]).length + 2))),
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
