import { z } from 'zod'
import { calls } from '../calls.ts'
import { appPlatform, survey } from '../entities/survey.ts'
import { defineRoute, langQuery } from '../route.ts'

export const surveyRoutes = {
  /** Surveys and notifications; with `app` those of this form of the app and those of all [API-5]. */
  getSurveys: defineRoute(calls.getSurveys, { query: langQuery.extend({ app: appPlatform.optional() }), response: z.array(survey) }),
}
