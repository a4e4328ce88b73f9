import type { ListCandidate, MatchPercent } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareContest } from '../ballot/ballot.ts'
import { ballotOfList } from '../ballot/ballot-of-list.ts'
import { completeRules } from '../ballot/ballot-rules.ts'
import { evaluateBallot } from '../ballot/evaluate-ballot.ts'
import { meanMatch } from '../match/list-match.ts'
import { type ImprovementRules, listImprovements } from './list-improvements.ts'
import { checkListCandidates } from './lists.ts'

const linesOf = (...ids: number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))
const idsOf = (candidates: readonly ListCandidate[]) => candidates.map(({ id }) => id)
const percentsOf = (...values: (number | null)[]): MatchPercent[] =>
  values
    .map((value, index) => ({ candidateId: index + 1, value, shared: value === null ? 0 : 20 }))
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1))

/** Candidates 1 to 5 with 90, 80, 60, 20 and no percent. */
const PERCENTS = percentsOf(90, 80, 60, 20, null)
const RULES: ImprovementRules = { lines: 3, maxRepetitions: 2, eligibleIds: [1, 2, 3, 4, 5], minNames: 1 }

function outline(candidates: readonly ListCandidate[], rules: Partial<ImprovementRules> = {}, percents = PERCENTS) {
  return listImprovements(candidates, percents, { ...RULES, ...rules }).map(({ kind, pos, removedId, addedId, gain }) => [
    kind,
    pos,
    removedId,
    addedId,
    gain,
  ])
}

test('a full list: names are replaced, cumulated or struck, most gain first [LIST-7]', () => {
  expect(outline(linesOf(2, 3, 4))).toEqual([
    ['replace', 3, 4, 1, 23.4],
    ['cumulate', 3, 4, 2, 20],
    ['strike', 3, 4, null, 16.7],
    ['replace', 2, 3, 1, 10],
    ['cumulate', 2, 3, 2, 6.7],
    ['replace', 1, 2, 1, 3.4],
  ])
})

test('free lines are filled with new names or with names of the list [LIST-7]', () => {
  expect(outline(linesOf(3))).toEqual([
    ['replace', 1, 3, 1, 30],
    ['add', 2, null, 1, 15],
  ])
  expect(outline(linesOf(2, 4), { eligibleIds: [2, 4] })).toEqual([
    ['strike', 2, 4, null, 30],
    ['cumulate', 2, 4, 2, 30],
    ['cumulate', 3, null, 2, 10],
  ])
})

test('of equal gain the change with fewer strokes of the pen comes first [LIST-7]', () => {
  expect(outline(linesOf(3, 2), {}, percentsOf(90, 60, null))).toEqual([
    ['replace', 2, 2, 1, 30],
    ['add', 3, null, 1, 15],
    ['replace', 1, 3, 1, 15],
  ])
})

test('the change is shown as the list that it makes, with its match [LIST-3]', () => {
  const [best] = listImprovements(linesOf(2, 4, 3), PERCENTS, RULES)
  expect(best).toEqual({
    kind: 'replace',
    pos: 2,
    removedId: 4,
    addedId: 1,
    candidates: linesOf(2, 1, 3),
    match: { value: 76.7, known: 3, total: 3 },
    gain: 23.4,
  })
  const strike = listImprovements(linesOf(2, 4, 3), PERCENTS, RULES).find(({ kind }) => kind === 'strike')
  expect(strike?.candidates).toEqual(linesOf(2, 3))
})

// Fails when the named rule is removed.
test.each([
  ['nobody stands more often than allowed', linesOf(1, 1, 2), { eligibleIds: [1, 2] }, [['strike', 3, 2, null, 3.3]]],
  [
    'once where the election knows no cumulation',
    linesOf(1, 4),
    { lines: 2, maxRepetitions: 1, eligibleIds: [1, 4] },
    [['strike', 2, 4, null, 35]],
  ],
  ['only who stands in this election', linesOf(3), { lines: 1, eligibleIds: [2, 3, 4] }, [['replace', 1, 3, 2, 20]]],
  ['not more names than lines', linesOf(2), { lines: 1 }, [['replace', 1, 2, 1, 10]]],
  ['never fewer names than make a ballot valid', linesOf(1, 4), { lines: 2, minNames: 2, maxRepetitions: 1, eligibleIds: [1, 4] }, []],
] as const)('improvements follow the ballot rules: %s [LIST-7]', (_, list, rules, expected) => {
  expect(outline(list, rules)).toEqual(expected)
})

test('a list whose match is not known, or cannot rise, has no improvement [MATCH-10]', () => {
  expect(outline([])).toEqual([])
  expect(outline(linesOf(5))).toEqual([])
  expect(outline(linesOf(1, 1), { lines: 2 })).toEqual([])
})

test('of equal candidates the first in the ranking of the voter is offered [MATCH-10]', () => {
  const equals = percentsOf(90, 90, 20)
  expect(outline(linesOf(3), { lines: 1 }, equals)).toEqual([['replace', 1, 3, 1, 70]])
  expect(outline(linesOf(3), { lines: 1 }, [equals[1]!, equals[0]!, equals[2]!])).toEqual([['replace', 1, 3, 2, 70]])
})

const scene = fc
  .record({
    percents: fc.array(fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)), { minLength: 1, maxLength: 8 }),
    lines: fc.integer({ min: 1, max: 6 }),
    maxRepetitions: fc.integer({ min: 1, max: 3 }),
    picks: fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ percents, lines, maxRepetitions, picks }) => {
    const eligibleIds = percents.map((_, index) => index + 1)
    const rules: ImprovementRules = { lines, maxRepetitions, eligibleIds, minNames: 1 }
    const names = picks.map((pick) => (pick % percents.length) + 1)
    const allowed = names.filter((id, index) => names.slice(0, index).filter((other) => other === id).length < maxRepetitions)
    return { percents: percentsOf(...percents), rules, list: linesOf(...allowed.slice(0, lines)) }
  })

function isAllowed(candidates: readonly ListCandidate[], rules: ImprovementRules): boolean {
  try {
    checkListCandidates(candidates, rules)
    return candidates.length >= rules.minNames
  } catch {
    return false
  }
}

/** Every list that one change of one line makes, allowed or not. */
function neighboursOf(list: readonly ListCandidate[], rules: ImprovementRules): ListCandidate[][] {
  const ids = idsOf(list)
  const eligible = [...rules.eligibleIds]
  return [
    ...ids.map((_, index) => ids.toSpliced(index, 1)),
    ...eligible.map((id) => [...ids, id]),
    ...ids.flatMap((_, index) => eligible.map((id) => ids.with(index, id))),
  ].map((changed) => linesOf(...changed))
}

test('every improvement is an allowed list, one line away, that matches better by its gain [LIST-7, MATCH-10]', () => {
  fc.assert(
    fc.property(scene, ({ percents, rules, list }) => {
      const byId = new Map(percents.map((percent) => [percent.candidateId, percent]))
      const before = meanMatch(idsOf(list), byId)
      const near = neighboursOf(list, rules).map((neighbour) => idsOf(neighbour).join())
      for (const improvement of listImprovements(list, percents, rules)) {
        expect(isAllowed(improvement.candidates, rules)).toBe(true)
        expect(near).toContain(idsOf(improvement.candidates).join())
        expect(improvement.match).toEqual(meanMatch(idsOf(improvement.candidates), byId))
        expect(improvement.gain).toBeGreaterThanOrEqual(0.1)
        expect(improvement.match.value! - before.value!).toBeCloseTo(improvement.gain, 9)
      }
    }),
  )
})

// Fails when `maxRepetitions` or `lines` is ignored.
test('copied to the printed ballot, every improvement is valid and each of its names counts [LIST-7]', () => {
  fc.assert(
    fc.property(scene, ({ percents, rules, list }) => {
      const ballotRules = completeRules({ ...rules, seatMethod: 'hagenbach-bischoff', council: 'national-council' })
      const people = [...rules.eligibleIds].map((id) => ({ id, listId: 1 }))
      const contest = prepareContest({ candidates: people, lists: [{ id: 1, family: null, region: null, isParent: false }] })
      for (const { candidates } of listImprovements(list, percents, { ...rules, minNames: ballotRules.minNames })) {
        const ballot = ballotOfList({ candidates, official: { id: 1, candidates: list } })
        const { validity, votesByCandidate } = evaluateBallot(ballot, ballotRules, contest)
        expect(validity).toBe('valid')
        expect([...votesByCandidate.values()].reduce((sum, votes) => sum + votes, 0)).toBe(candidates.length)
      }
    }),
  )
})

test('no other change of one line raises the match more than the first [MATCH-10]', () => {
  fc.assert(
    fc.property(scene, ({ percents, rules, list }) => {
      const byId = new Map(percents.map((percent) => [percent.candidateId, percent]))
      const before = meanMatch(idsOf(list), byId).value
      if (before === null) return
      const reachable = neighboursOf(list, rules)
        .filter((neighbour) => isAllowed(neighbour, rules))
        .map((neighbour) => meanMatch(idsOf(neighbour), byId).value ?? 0)
      const [best] = listImprovements(list, percents, rules)
      expect(best?.match.value ?? before).toBe(Math.max(before, ...reachable))
    }),
    { numRuns: 500 },
  )
})
