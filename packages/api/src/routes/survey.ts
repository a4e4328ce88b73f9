import type { Handlers } from '../handler.ts'
import { getSurveys } from '../services/survey.ts'

export const surveyHandlers = {
  getSurveys: ({ query }, services) => getSurveys(services, query),
} satisfies Partial<Handlers>
