import { demoData } from '@plenara/demo-data'
import { joinQuestions, type MarkedQuestion } from '@plenara/importers'
import { expect, test } from 'vitest'

const PLACE = { cantonCode: 'BS', constituencyId: 45 }

// Fails when a question that two ballots share is not marked: it would be asked twice.
test('whoever answers all five ballots of Basel answers 33 short questions instead of 111, none of them twice', () => {
  const { questionnaires = [], elections = [] } = demoData({ cantons: ['BS'] })
  const questions: MarkedQuestion[] = questionnaires.flatMap(({ key: questionnaireKey, questions: all }) =>
    all.map((question, index) => ({
      ...{ id: index + 1 + 1000 * questionnaires.findIndex(({ key }) => key === questionnaireKey), questionnaireKey, key: question.key },
      ...{ type: question.type, text: question.text, sameAs: question.sameAs ?? [], opinionId: null },
    })),
  )
  const { broken, proposals, opinionIds } = joinQuestions(questions)
  expect([broken, proposals]).toEqual([[], []])
  const ballots = elections.filter(({ election: { cantonCode, constituencyId, electionDate, municipality } }) => {
    const isHere = cantonCode === PLACE.cantonCode && (constituencyId === null || constituencyId === PLACE.constituencyId)
    return isHere && electionDate >= '2027-01-01' && municipality !== 'Riehen' && municipality !== 'Bettingen'
  })
  const short = ballots.flatMap(({ election }) =>
    questions.filter(
      ({ questionnaireKey, key }) =>
        questionnaireKey === election.questionnaireKey &&
        questionnaires.some(({ questions: all }) => all.some((question) => question.key === key && question.isShort)),
    ),
  )
  const asked = new Set(short.map(({ id }) => opinionIds.get(id)))
  const texts = new Set(short.map(({ text }) => text.de))
  console.info(`${ballots.length} ballots: ${short.length} short questions, ${asked.size} different ones`)
  expect([ballots.length, short.length, asked.size, texts.size]).toEqual([5, 111, 33, 33])
})
