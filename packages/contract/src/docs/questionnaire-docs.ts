import type { questionnaireRoutes } from '../routes/questionnaire.ts'
import type { CallDoc } from './call-doc.ts'

const spider = {
  axes: [
    { id: 1, name: 'Offene Aussenpolitik', value: 52.88 },
    { id: 2, name: 'Liberale Wirtschaft', value: null },
  ],
}

export const questionnaireDocs: Readonly<Record<keyof typeof questionnaireRoutes, CallDoc>> = {
  getCategories: { summary: 'The categories of the questions' },
  getAxes: { summary: 'The axes of the opinion diagram' },
  getQuestions: { summary: 'The questions in the order in which they are asked' },
  getSpider: { summary: 'The opinion diagram of the user', answer: spider },
  getCandidateSpider: { summary: 'The opinion diagram of a candidate' },
  getPartySpider: { summary: 'The opinion diagram of a party', description: 'Of its candidates who stand in the election.' },
  getResponses: {
    summary: 'The answers of the user',
    description: 'With those that were given in another election and count here, too.',
  },
  setResponse: {
    summary: 'Answer a question',
    description:
      'Answers the new diagram. A number that is not on the scale of the question is `value_not_on_scale`: Standard-4 has 0, 25, 75, 100, Slider-7 has 0, 17, 33, 50, 67, 83, 100, options5 has 0, 25, 50, 75, 100. null is "no reply" and counts as answered. `weight` is 1 where absent. `answeredAt`: when the user answered, if before the call; a later answer stays (`answered_later`). It counts in all open elections that ask the same (`opinionId`), with `only` here alone.',
    body: { value: 75, weight: 2 },
    answer: spider,
  },
  deleteResponse: {
    summary: 'Take an answer back',
    description: 'Answers the new diagram. With `only=1` it goes here alone.',
  },
  getCarrying: { summary: 'Whether an election takes answers from others' },
  setCarrying: {
    summary: 'Take all answers from other elections, or none',
    description: 'Not once the election is over.',
    body: { on: false },
  },
  getOpinions: {
    summary: 'All answers of the user over all elections',
  },
  getCandidateResponses: { summary: 'The public answers of a candidate' },
  getCandidateAnswers: {
    summary: 'The public answers of all candidates, as small as it gets',
    description: 'Without comments, so that a device can compute match percents itself.',
  },
  getAnswerComments: {
    summary: 'What all candidates say about their answers',
    description: 'Beside `getCandidateAnswers`, for devices that ask for whole elections.',
  },
}
