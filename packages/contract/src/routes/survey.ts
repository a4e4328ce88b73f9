import { z } from 'zod'
import { calls } from '../calls.ts'
import { appPlatform, survey } from '../entities/survey.ts'
import { defineRoute, langQuery } from '../route.ts'

export const surveyRoutes = {
  getSurveys: defineRoute(calls.getSurveys, { query: langQuery.extend({ app: appPlatform.optional() }), response: z.array(survey) }),
}
