import type { Match } from '@plenara/contract'
import { ELECTION } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { MoveInput } from './move-favorite.ts'

export const samples: Samples<MoveInput> = {
  topics: { ratings: 2, all: 3 },
  next: ({ pick, chance, shownMatches }) => {
    const ranked = shownMatches().filter(({ rank }) => rank !== null)
    if (ranked.length < 2) return null
    const { candidateId } = pick(ranked)
    const others = ranked.filter((match) => match.candidateId !== candidateId)
    const at = chance(others.length + 1)
    const neighbours = { before: others[at]?.candidateId ?? null, after: others[at - 1]?.candidateId ?? null }
    return { input: { eid: ELECTION, candidateId, ...neighbours } }
  },
  expects: (input) => ({ kind: 'rating', apply: (matches) => moved(matches, input) }),
}

/** Written anew, so that the command is not measured by itself. */
function moved(matches: Match[], { candidateId, before, after }: MoveInput): Match[] {
  const ranked = matches.filter(({ rank }) => rank !== null)
  const mover = ranked.find((match) => match.candidateId === candidateId)
  if (!mover) return matches
  const others = ranked.filter((match) => match !== mover)
  const indexOf = (id: number | null) => others.findIndex((match) => match.candidateId === id)
  const next = before === null ? others.length : indexOf(before)
  const order = others.toSpliced(next < 0 ? indexOf(after) + 1 : next, 0, mover)
  return [...order.map((match, index) => ({ ...match, rank: index + 1 })), ...matches.filter(({ rank }) => rank === null)]
}
