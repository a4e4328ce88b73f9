import { expect, test } from 'vitest'
import { cut, fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseQuestionnaire } from './parse.ts'

const sample = fixture('./questionnaire/fixtures/questions-sample.csv')

test('questions carry scale, set, category and polarities of their axes [ENTITY-4, ENTITY-15]', async () => {
  const { import: data, counts } = await parseQuestionnaire(sample)
  const [bundle] = data.questionnaires ?? []
  expect(counts).toEqual({ questions: 3 })
  expect(bundle?.key).toBe('questions-sample')
  expect(bundle?.categories).toEqual([
    { key: '10', name: { de: 'Probe' } },
    { key: '11', name: { de: 'Mittel' } },
  ])
  expect(bundle?.axes.map((axis) => [axis.key, axis.name.de])).toEqual([
    ['cleavage_1', 'Offene Aussenpolitik'],
    ['cleavage_7', 'Ausgebauter Sozialstaat'],
  ])
  expect(bundle?.questions.map(({ key, type, isShort, axes }) => ({ key, type, isShort, axes }))).toEqual([
    { key: '1', type: 'Standard-4', isShort: true, axes: [{ axisKey: 'cleavage_7', polarity: -1 }] },
    { key: '2', type: 'Slider-7', isShort: false, axes: [{ axisKey: 'cleavage_1', polarity: 1 }] },
    { key: '3', type: 'options5', isShort: false, axes: [{ axisKey: 'cleavage_7', polarity: 1 }] },
  ])
  expect(bundle?.questions[0]).toMatchObject({
    text: { fr: 'Faut-il raccourcir les répétitions ?' },
    info: { de: 'Eine Probe, genauer gesagt' },
  })
})

test('an unknown type and a wrong polarity are reported by line', async () => {
  expect((await parseQuestionnaire(sample)).problems).toEqual([
    { file: 'questions-sample.csv', line: 5, reason: 'type is unknown: "Frage"' },
    { file: 'questions-sample.csv', line: 6, reason: 'cleavage_1 is neither 1 nor -1 nor empty: "2"' },
  ])
})

test('own axes are named by their column', async () => {
  const { import: data } = await parseQuestionnaire(
    textSource('q.csv', 'question_id,type,text_de,axis_Verkehr\n1,Standard-4,Mehr Velowege?,1\n'),
  )
  expect(data.questionnaires?.[0]?.axes).toEqual([{ key: 'Verkehr', name: { de: 'Verkehr' } }])
})

test('a question that stands twice, a missing column and a cut are reported', async () => {
  const twice = `${textOfSource(sample)}1,StandardQuestion,1,10,Probe,,,Nochmals,,\n`
  expect((await parseQuestionnaire(textSource('q.csv', twice))).problems.at(-1)).toEqual({
    file: 'q.csv',
    line: 7,
    reason: 'question 1 stands twice',
  })
  const without = await parseQuestionnaire(textSource('q.csv', 'question_id,text_de\n1,Frage?\n'))
  expect(without.problems).toEqual([{ file: 'q.csv', line: 1, reason: expect.stringMatching(/^the column type is missing; a comma/) }])
  const half = await parseQuestionnaire(cut(sample, 0.45))
  expect(half.counts).toEqual({})
  expect(half.problems).toHaveLength(1)
})
