import type { SameAsRecord } from '@plenara/contract'
import { expect, test } from 'vitest'
import { textSource } from '../test-support/source.ts'
import { parseQuestionnaire } from './parse.ts'
import { joinQuestions, type MarkedQuestion } from './same-questions.ts'

const TEXT = { de: 'Braucht es mehr Velowege?', fr: 'Faut-il plus de pistes cyclables ?' }

function asked(id: number, name: string, change: Partial<MarkedQuestion> = {}): MarkedQuestion {
  const [questionnaireKey = '', key = ''] = name.split('/')
  return { id, questionnaireKey, key, type: 'Standard-4', text: TEXT, sameAs: [], opinionId: null, ...change }
}

function marks(...names: readonly string[]): { readonly sameAs: SameAsRecord[] } {
  return {
    sameAs: names.map((name) => {
      const [questionnaireKey = '', questionKey = ''] = name.replace('~', '').split('/')
      return { questionnaireKey, questionKey, kind: name.startsWith('~') ? 'similar' : 'same', reviewedBy: [], reviewedOn: null }
    }),
  }
}

const idsOf = (questions: readonly MarkedQuestion[]) => Object.fromEntries(joinQuestions(questions).opinionIds)

test('marks join through others, and the smallest id is that of the opinion', () => {
  expect(idsOf([asked(3, 'a/1'), asked(5, 'b/1', marks('a/1')), asked(8, 'c/1', marks('b/1')), asked(9, 'd/1')])).toEqual({
    ...{ 3: 3, 5: 3, 8: 3 },
    9: 9,
  })
})

test('composed letters and folded spaces are the same words; another word, scale or no shared language is refused', () => {
  const other = (change: Partial<MarkedQuestion>) => joinQuestions([asked(1, 'a/1'), asked(2, 'b/1', { ...marks('a/1'), ...change })])
  expect(other({ text: { de: ' Braucht es  mehr Velowege?'.normalize('NFD') } }).broken).toEqual([])
  const reasons = [
    other({ text: { ...TEXT, fr: 'Faut-il moins de pistes ?' } }),
    other({ type: 'options5' }),
    other({ text: { it: 'Servono piste?' } }),
    other(marks('a/7')),
  ].map(({ broken, opinionIds }) => [broken[0]?.reason, opinionIds.get(2)])
  expect(reasons).toEqual([
    ['it says something else in fr', 2],
    ['its scale is Standard-4 instead of options5', 2],
    ['it has no language in common', 2],
    ['there is no such question', 2],
  ])
})

test('a questionnaire never asks the same twice', () => {
  const { broken } = joinQuestions([asked(1, 'a/1'), asked(2, 'b/1', marks('a/1')), asked(3, 'b/2', marks('a/1'))])
  expect(broken.map(({ reason }) => reason)).toEqual(['a questionnaire would ask the same twice'])
  expect(joinQuestions([asked(1, 'a/1'), asked(2, 'a/2', marks('a/1'))]).broken[0]?.reason).toBe('it stands in the same questionnaire')
})

test('equal words without a mark are a proposal and join nothing; similar questions stay apart', () => {
  const equal = joinQuestions([asked(1, 'a/1'), asked(2, 'b/1')])
  expect(equal.proposals.map((pair) => pair.map(({ id }) => id))).toEqual([[1, 2]])
  expect(Object.fromEntries(equal.opinionIds)).toEqual({ 1: 1, 2: 2 })
  const similar = joinQuestions([asked(1, 'a/1'), asked(2, 'b/1', { ...marks('~a/1'), text: { de: 'Mehr Velowege in Basel?' } })])
  expect([similar.broken, similar.proposals, similar.opinionIds.get(2)]).toEqual([[], [], 2])
})

test('an id once given stays, and a part that falls off gets a new one', () => {
  const given = { opinionId: 5 }
  expect(idsOf([asked(3, 'c/1', marks('a/1')), asked(5, 'a/1', given), asked(8, 'b/1', { ...marks('a/1'), ...given })])).toEqual({
    ...{ 3: 5, 5: 5, 8: 5 },
  })
  expect(idsOf([asked(5, 'a/1', given), asked(7, 'b/1', given), asked(8, 'c/1', { ...marks('b/1'), ...given })])).toEqual({
    5: 5,
    7: 7,
    8: 7,
  })
  expect(idsOf([asked(7, 'b/1', given), asked(8, 'c/1', { ...marks('b/1'), ...given })])).toEqual({ 7: 5, 8: 5 })
})

test('the column same_as names several questions, and readers for other words [ENTITY-4]', async () => {
  const head = 'question_id,type,text_de,same_as,reviewed_by,reviewed_on\n'
  const parse = async (row: string) => parseQuestionnaire(textSource('q.csv', `${head}${row}\n`))
  const { import: data, problems } = await parse('1,Standard-4,Mehr?,nr2027/7 | ~sr2027/a/2,Anna Muster|Beat Probe,2027-05-01')
  const review = { reviewedBy: ['Anna Muster', 'Beat Probe'], reviewedOn: '2027-05-01' }
  expect(problems).toEqual([])
  expect(data.questionnaires?.[0]?.questions[0]?.sameAs).toEqual([
    { questionnaireKey: 'nr2027', questionKey: '7', kind: 'same', ...review },
    { questionnaireKey: 'sr2027', questionKey: 'a/2', kind: 'similar', ...review },
  ])
  const reasonOf = async (row: string) => (await parse(row)).problems[0]?.reason
  expect(await reasonOf('1,Standard-4,Mehr?,nr2027,,')).toBe('same_as is not questionnaire/question: "nr2027"')
  expect(await reasonOf('1,Standard-4,Mehr?,~nr2027/7,Anna Muster,2027-05-01')).toMatch(/^a question in other words needs two names/)
  expect(await reasonOf('1,Standard-4,Mehr?,nr2027/7,,gestern')).toBe('reviewed_on is no day: "gestern"')
})
