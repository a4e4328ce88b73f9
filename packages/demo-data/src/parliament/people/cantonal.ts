import type { CandidateRecord, CantonCode, CouncillorRecord, ElectionBundle } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract/constants'
import { CANTONAL_BODIES, CITIZENS_OF_BASEL, governmentKey, parliamentKey, RIEHEN } from '../councils.ts'
import { councilMembers, electedIn, incumbentsIn } from './council-members.ts'
import { councillorOf } from './member.ts'

interface Body {
  readonly councilKey: string
  readonly canton: CantonCode
  readonly seats: number
  readonly sitting: readonly CandidateRecord[]
}

const COMMUNAL_SEATS = 40

/** The members of all parliaments and governments of the cantons, and of the communal councils that the demonstration elects. */
export function localCouncillors(seed: string, elections: readonly ElectionBundle[]): CouncillorRecord[] {
  return bodies(elections).flatMap(({ councilKey, canton, seats, sitting }) => {
    const keyPrefix = councilKey.replace('demo/council/', 'demo/councillor/')
    const members = councilMembers({ seed, keyPrefix, canton, seats, sitting, taken: new Set() })
    return members.map((member) => councillorOf(member, { councilKey }))
  })
}

function bodies(elections: readonly ElectionBundle[]): Body[] {
  const cantonal = CANTON_CODES.flatMap((canton): Body[] => {
    const { seats, ministers } = CANTONAL_BODIES[canton]
    const isBasel = canton === 'BS'
    return [
      {
        councilKey: governmentKey(canton),
        canton,
        seats: ministers,
        sitting: isBasel ? incumbentsIn(elections, 'demo/regierungsrat/2028') : [],
      },
      { councilKey: parliamentKey(canton), canton, seats, sitting: isBasel ? grandCouncil(elections) : [] },
    ]
  })
  const communal = { canton: 'BS', seats: COMMUNAL_SEATS } as const
  return [
    ...cantonal,
    { ...communal, councilKey: CITIZENS_OF_BASEL, sitting: electedIn(elections, 'demo/buergergemeinderat-basel/2023') },
    { ...communal, councilKey: RIEHEN, sitting: incumbentsIn(elections, 'demo/einwohnerrat-riehen/2030') },
  ]
}

/** Those elected in all five constituencies of Basel-Stadt. */
function grandCouncil(elections: readonly ElectionBundle[]): CandidateRecord[] {
  const past = elections.filter(({ election }) => election.key.startsWith('demo/grosser-rat/2024/'))
  return past.flatMap(({ election }) => electedIn(elections, election.key))
}
