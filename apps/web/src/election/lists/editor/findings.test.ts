import type { CandidateCard, Election, OfficialList } from '@plenara/contract'
import { expect, test } from 'vitest'
import { contestOf, evaluateDraft } from './draft-evaluation.ts'
import type { Draft } from './draft-history.ts'
import { findingsOf } from './findings.ts'

const person = (id: number, listId: number) =>
  [id, { id, firstName: `V${id}`, lastName: `N${id}`, listId } as unknown as CandidateCard] as const
const people = new Map([person(1, 70), person(2, 70), person(3, 120), person(4, 130), person(5, 140), person(6, 150)])
const lines = (...ids: number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))
const official = [70, 120, 130, 140, 150].map(
  (id) => ({ id, number: String(id / 10), name: `Liste ${id}`, candidates: id === 70 ? lines(1, 2) : [] }) as unknown as OfficialList,
)
const national = { lines: 4, maxRepetitions: 2, seatMethod: 'hagenbach-bischoff', council: 'national-council' } as Election
const contest = contestOf(people.values(), official)

function read(ids: readonly number[], change: Partial<Draft> = {}, election: Election = national) {
  const draft: Draft = { name: 'Meine', officialListId: 70, headingId: 70, candidates: lines(...ids), ...change }
  const found = findingsOf({ ...evaluateDraft(draft, { election, official, contest }), draft, official, people })
  return found.map(({ kind, text, values, article }) => ({ kind, text: text.replace('ballot.', ''), values, article }))
}
const texts = (...input: Parameters<typeof read>) => read(...input).map(({ text }) => text)

test('a ballot without a name is invalid, with its article; with a name it is valid [SCREEN-8]', () => {
  expect(read([])).toMatchObject([{ kind: 'invalid', text: 'finding.no_valid_name', article: 'BPR 38(1)a' }])
  expect(read([1, 2, 1, 2])[0]).toMatchObject({ kind: 'valid', values: { filled: 4, lines: 4 } })
})

test('a cumulated person is named, with the limit if it is reached; many are counted [LIST-7]', () => {
  expect(read([1, 1, 2, 3])).toContainEqual({
    kind: 'cumulated',
    text: 'cumulatedMax',
    values: { name: 'V1 N1', n: 2 },
    article: 'BPR 35(3)',
  })
  const basel = { ...national, maxRepetitions: 3, council: 'cantonal-parliament', seatMethod: 'sainte-lague' } as Election
  expect(read([1, 1], {}, basel)).toContainEqual({ kind: 'cumulated', text: 'cumulated', values: { name: 'V1 N1', n: 2 }, article: null })
  const long = { ...national, lines: 8 }
  expect(read([1, 1, 2, 2, 3, 3, 4, 4], {}, long)).toContainEqual(expect.objectContaining({ text: 'cumulatedMany', values: { n: 4 } }))
})

test('a repetition too many and a name without a candidacy are struck, each with its name and article [LIST-7]', () => {
  const found = read([1, 1, 1, 99])
  expect(found).toContainEqual(
    expect.objectContaining({
      kind: 'struck',
      text: 'finding.repeated_too_often',
      article: 'BPR 38(2)a',
      values: expect.objectContaining({ names: 'V1 N1', repetitions: 2 }),
    }),
  )
  expect(found).toContainEqual(expect.objectContaining({ kind: 'struck', text: 'finding.not_eligible', article: 'BPR 37(3)' }))
})

test('more names than lines: the surplus is struck, once for all of them [LIST-7]', () => {
  const surplus = read([3, 4, 5, 6, 3, 4], { officialListId: null }).filter(({ text }) => text === 'finding.surplus_name')
  expect(surplus).toEqual([
    expect.objectContaining({ article: 'BPR 38(3)', values: expect.objectContaining({ names: 'V3 N3, V4 N4', n: 2 }) }),
  ])
})

test('names of other lists are votes for those lists (BPR 39)', () => {
  expect(read([1, 2, 3, 3])).toContainEqual({
    kind: 'panachage',
    text: 'panachage',
    values: { n: 2, number: '12', name: 'Liste 120' },
    article: 'BPR 39',
  })
  expect(texts([3, 4, 5, 6])).toContain('panachageMany')
  expect(texts([1, 2])).not.toContain('panachage')
})

test('empty lines count for the printed or replaced heading, and are lost if it is struck (BPR 35(2), 37(1))', () => {
  expect(read([1])).toContainEqual({
    kind: 'additional',
    text: 'additional',
    values: { n: 3, number: '7', name: 'Liste 70' },
    article: 'BPR 37(1)',
  })
  expect(read([1], { headingId: 120 })).toContainEqual(
    expect.objectContaining({ text: 'additional', values: expect.objectContaining({ number: '12' }) }),
  )
  const struck = read([1, 3], { headingId: null })
  expect(struck.map(({ text }) => text)).toEqual(['valid', 'finding.heading_missing', 'panachageMany'])
  expect(struck[1]).toMatchObject({ kind: 'lost', values: { n: 2 }, article: 'BPR 37(1)' })
})

test('a majority election has neither lists nor additional votes; one seat is one person (BPR 49)', () => {
  const states = { ...national, lines: 2, maxRepetitions: 1, seatMethod: 'majority', council: 'council-of-states' } as Election
  expect(read([3], { headingId: null, officialListId: null }, states)).toMatchObject([
    { text: 'valid' },
    { kind: 'open', text: 'finding.empty_lines', values: { n: 1 }, article: null },
  ])
  const uri = { ...states, lines: 1, council: 'national-council' } as Election
  expect(read([3, 4], { headingId: null, officialListId: null }, uri)).toMatchObject([
    { kind: 'invalid', text: 'finding.several_persons', article: 'BPR 49(1)a' },
  ])
})

// Fails when the evaluation ignores the state of a candidacy.
test.each([
  ['annulled', 'candidacy_annulled', 'BPR 38(2)b', [2]],
  ['deceased', 'deceased_counts', 'BPR 36', [1, 2]],
  ['withdrawn', null, null, [1, 2]],
] as const)(
  'a ballot with a candidacy that is %s has the finding %s, and counts according to the law',
  (standing, code, article, counted) => {
    const [[, first], [, second]] = [person(1, 70), person(2, 70)]
    const changedContest = contestOf([{ ...first, standing }, second], official)
    const draft: Draft = { name: 'Meine', officialListId: 70, headingId: 70, candidates: lines(1, 2) }
    const evaluated = evaluateDraft(draft, { election: national, official, contest: changedContest })
    expect([...evaluated.evaluation.votesByCandidate.keys()].toSorted()).toEqual(counted)
    const found = findingsOf({ ...evaluated, draft, official, people }).map((finding) => [finding.text, finding.article])
    if (code) expect(found).toContainEqual([`ballot.finding.${code}`, article])
    else expect(found.flat()).not.toContain('BPR 38(2)b')
  },
)
