import type { exportRoutes } from '../routes/export.ts'
import type { operationRoutes } from '../routes/operation.ts'
import type { surveyRoutes } from '../routes/survey.ts'
import type { CallDoc } from './call-doc.ts'

export const surveyDocs: Readonly<Record<keyof typeof surveyRoutes, CallDoc>> = {
  getSurveys: { summary: 'Surveys and notifications', description: 'With `app` those of this form of the app and those of all forms.' },
}

const LINES =
  'The first line says which values of the device the lines after it replace; what it does not name stays as it is. Without `since`, or where that version is not known, everything is answered.'

export const exportDocs: Readonly<Record<keyof typeof exportRoutes, CallDoc>> = {
  exportCommon: { summary: 'Public data that every canton shares, as lines of JSON', description: LINES },
  exportCanton: { summary: 'Public data of the elections of a canton, as lines of JSON', description: 'As `exportCommon`.' },
}

export const operationDocs: Readonly<Record<keyof typeof operationRoutes, CallDoc>> = {
  getStatus: {
    summary: 'Which versions of the app are served',
    answer: {
      compatibility: { android: '>=1.0.0 <2', ios: '>=1.0.0 <2', web: '*' },
      version: '1.0.0',
      dataVersion: 42,
      browserErrors: true,
    },
  },
  reportBrowserError: {
    summary: 'Count an error of a browser',
    description:
      'Which screen of which release failed and how, never with what content. The answer is the same where the server counts none (`browserErrors` of the status).',
    body: { route: '/election/:electionId/compare', release: '1.0.0', kind: 'error', class: 'TypeError' },
  },
}
