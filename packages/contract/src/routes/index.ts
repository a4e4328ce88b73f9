import type { CallName } from '../calls.ts'
import type { Route } from '../route.ts'
import { accountRoutes } from './account.ts'
import { electionRoutes } from './election.ts'
import { exportRoutes } from './export.ts'
import { listRoutes } from './list.ts'
import { matchRoutes } from './match.ts'
import { newsRoutes } from './news.ts'
import { noteRoutes } from './note.ts'
import { operationRoutes } from './operation.ts'
import { parliamentRoutes } from './parliament.ts'
import { passkeyRoutes } from './passkey.ts'
import { placeRoutes } from './place.ts'
import { pushRoutes } from './push.ts'
import { questionnaireRoutes } from './questionnaire.ts'
import { searchRoutes } from './search.ts'
import { sourceRoutes } from './source.ts'
import { surveyRoutes } from './survey.ts'
import { userRoutes } from './user.ts'
import { userVoteRoutes } from './user-vote.ts'

/** The whole contract, one route a call. What a reader is told of each stands in `../docs`. */
export const routes = {
  ...accountRoutes,
  ...passkeyRoutes,
  ...pushRoutes,
  ...userRoutes,
  ...placeRoutes,
  ...electionRoutes,
  ...questionnaireRoutes,
  ...matchRoutes,
  ...listRoutes,
  ...noteRoutes,
  ...userVoteRoutes,
  ...parliamentRoutes,
  ...newsRoutes,
  ...searchRoutes,
  ...surveyRoutes,
  ...exportRoutes,
  ...sourceRoutes,
  ...operationRoutes,
} satisfies Record<CallName, Route>

export type Routes = typeof routes
