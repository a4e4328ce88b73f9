import type { Decision, DecisionNumbers, MemberDecisions } from '@plenara/contract'
import type { NumberedPerson } from './councillor-agreement.ts'

/** The places of `DECISIONS` of the contract, from 1; 0 is for no known decision. */
const CODES: readonly (Decision | null)[] = [null, 'yes', 'no', 'abstain', 'absent', 'excused', 'president']
const ZERO = '0'.charCodeAt(0)

/** A table of decisions that grows vote by vote. */
export interface DecisionTable {
  /** Adds a vote, unless no decision of these people is known in it. */
  add(voteId: number, numbers: DecisionNumbers): void
  build(): MemberDecisions
}

/** A table without votes, for people who are listed under any of their numbers. */
export function newDecisionTable(people: readonly NumberedPerson[]): DecisionTable {
  const rowByNumber = new Map(people.flatMap(({ numbers }, row) => numbers.map((number): [number, number] => [number, row])))
  const voteIds: number[] = []
  const codes: number[][] = people.map(() => [])
  return {
    add: (voteId, numbers) => {
      const column = new Uint8Array(people.length)
      let hasDecision = false
      CODES.forEach((decision, code) => {
        for (const number of decision ? numbers[decision] : []) {
          const row = rowByNumber.get(number)
          if (row === undefined) continue
          column[row] = code
          hasDecision = true
        }
      })
      if (!hasDecision) return
      voteIds.push(voteId)
      for (const [row, code] of column.entries()) codes[row]?.push(code)
    },
    build: () => ({
      voteIds,
      members: people.map(({ id }, row) => ({ councillorId: id, decisions: (codes[row] ?? []).join('') })),
    }),
  }
}

/** The rows of some members, without the votes in which none of them has a known decision. */
export function narrowDecisions({ voteIds, members }: MemberDecisions, councillorIds: ReadonlySet<number>): MemberDecisions {
  const chosen = members.filter(({ councillorId }) => councillorIds.has(councillorId))
  const places = voteIds.flatMap((_, place) => (chosen.some(({ decisions }) => decisionAt(decisions, place) !== null) ? [place] : []))
  return {
    voteIds: places.map((place) => voteIds[place] ?? 0),
    members: chosen.map(({ councillorId, decisions }) => ({ councillorId, decisions: places.map((place) => decisions[place]).join('') })),
  }
}

/** The decision of a member on the vote at a place of the table, null where it is not known. */
export function decisionAt(decisions: string, place: number): Decision | null {
  return CODES[decisions.charCodeAt(place) - ZERO] ?? null
}
