import type { CouncillorRecord, InterestRecord } from '@plenara/contract'
import { INTERESTS } from '../../profile/texts.ts'
import { createRandom } from '../../random.ts'

/** Offices outside of the parliament as members declare them (ParlG Art. 11): none to four each. */
export function interestsOf(seed: string, members: readonly CouncillorRecord[]): InterestRecord[] {
  return members.flatMap(({ key }) => {
    const random = createRandom(`${seed}/interests/${key}`)
    return random.sample(INTERESTS, random.pick([0, 1, 1, 2, 2, 3, 4])).map(({ role, organisation }, index) => ({
      key: `${key}/interest/${index + 1}`.replace('demo/councillor/', 'demo/interest/'),
      id: null,
      councillorKey: key,
      ...{ role, name: organisation },
      ...{ kind: {}, paid: null, from: null, until: null },
    }))
  })
}
