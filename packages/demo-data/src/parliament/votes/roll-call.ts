import type { Decision, DecisionRecord } from '@plenara/contract'
import { createRandom, itemAt } from '../../random.ts'
import type { ChamberMember, Chambers } from '../people/chambers.ts'
import { decisionOf, type OpinionRequest, opinionsOf } from './opinion.ts'
import type { Chamber } from './step.ts'

export interface RollCall {
  readonly decisions: readonly DecisionRecord[]
  readonly totals: { readonly yes: number; readonly no: number; readonly abstain: number; readonly absent: number }
  readonly accepted: boolean
}

/** The presidents of both councils change on the first day of each winter session (ParlG Art. 34). */
const TERMS = ['2023-12-04', '2024-12-02', '2025-12-01', '2026-11-30']

export type RollCallRequest = Omit<OpinionRequest, 'members'> & {
  readonly chambers: Chambers
  readonly chamber: Chamber
  readonly day: string
}

/** How everybody in office decides on a day. Who is in the chair does not vote: a tie does not happen here. */
export function rollCall({ chambers, chamber, day, ...request }: RollCallRequest): RollCall {
  const members = inOffice(chambers, chamber, day)
  const chair = chairOf(request.seed, chambers, { chamber, day })
  const decided = new Map<string, Decision>()
  for (const [key, opinion] of opinionsOf({ ...request, members })) {
    decided.set(key, key === chair ? 'president' : decisionOf(request.seed, request.vote, { key, opinion }))
  }
  const count = (decision: Decision) => [...decided.values()].filter((one) => one === decision).length
  if (count('yes') === count('no'))
    decided.set(
      itemAt(
        [...decided].filter(([, one]) => one === 'no'),
        0,
      )[0],
      'absent',
    )
  const totals = { yes: count('yes'), no: count('no'), abstain: count('abstain'), absent: count('absent') + count('excused') }
  return {
    decisions: [...decided].map(([councillorKey, decision]) => ({ voteKey: request.vote, councillorKey, decision })),
    totals,
    accepted: totals.yes > totals.no,
  }
}

function inOffice(chambers: Chambers, chamber: Chamber, day: string): ChamberMember[] {
  const present = chamber === 'national-council' ? chambers.nationalCouncil : chambers.councilOfStates
  const former = chamber === 'national-council' ? chambers.former.map(({ left }) => left) : []
  return [...present, ...former].filter(({ record }) => (record.from ?? '') <= day && day <= (record.until ?? day))
}

/** Every year somebody of another group, who sits since before the legislature began. */
function chairOf(seed: string, chambers: Chambers, { chamber, day }: { readonly chamber: Chamber; readonly day: string }): string {
  const term = TERMS.findLastIndex((first) => first <= day)
  const members = chamber === 'national-council' ? chambers.nationalCouncil : chambers.councilOfStates
  const groups = createRandom(`${seed}/chair/${chamber}`).shuffle([...new Set(members.flatMap(({ record }) => record.groupKey ?? []))])
  const group = itemAt(groups, term % groups.length)
  const known = members.filter(({ record }) => record.groupKey === group && (record.from ?? '') <= itemAt(TERMS, 0))
  return createRandom(`${seed}/chair/${chamber}/${term}`).pick(known).record.key
}
