import { ELECTIONS, QUESTIONS } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { ResponseInput } from './set-response.ts'

/** Of answers to one question in several elections the one given last counts in all; one for an election alone counts there. */
export const samples: Samples<ResponseInput> = {
  topics: { values: 3, all: 3 },
  next: ({ pick, moment }) => ({
    input: {
      eid: pick(ELECTIONS),
      questionId: pick(QUESTIONS),
      value: pick([0, 25, 75, 100, null]),
      weight: pick([0.5, 1, 2] as const),
      only: pick([true, false, false]),
      answeredAt: new Date(moment()).toISOString(),
    },
  }),
  expects: ({ eid, questionId, value, weight, only, answeredAt }) => {
    const given = { kind: 'value', value: `${value}*${weight}`, at: Date.parse(answeredAt) } as const
    const here = { ...given, key: `response ${eid} ${questionId}` }
    return only ? here : [here, { ...given, key: `opinion ${questionId}` }]
  },
  stored: ({ opinions, otherOpinions, profile }) => [
    ...[opinions, otherOpinions].flatMap(({ responses }, index) =>
      responses.map(({ questionId, value, weight }) => [`response ${ELECTIONS[index]} ${questionId}`, `${value}*${weight}`] as const),
    ),
    ...(profile?.answers ?? []).map(({ questionId, value, weight }) => [`opinion ${questionId}`, `${value}*${weight}`] as const),
  ],
}
