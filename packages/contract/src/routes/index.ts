import type { CallName } from '../calls.ts'
import type { Route } from '../route.ts'
import { accountRoutes } from './account.ts'
import { deviceRoutes } from './device.ts'
import { exportRoutes } from './export.ts'
import { moderationRoutes } from './moderation.ts'
import { newsRoutes } from './news.ts'
import { operationRoutes } from './operation.ts'
import { parliamentRoutes } from './parliament.ts'
import { passkeyRoutes } from './passkey.ts'
import { pushRoutes } from './push.ts'
import { searchRoutes } from './search.ts'
import { sourceRoutes } from './source.ts'
import { surveyRoutes } from './survey.ts'

/** The whole contract, one route a call. What a reader is told of each stands in `../docs`. */
export const routes = {
  ...accountRoutes,
  ...passkeyRoutes,
  ...pushRoutes,
  ...deviceRoutes,
  ...parliamentRoutes,
  ...newsRoutes,
  ...searchRoutes,
  ...surveyRoutes,
  ...exportRoutes,
  ...sourceRoutes,
  ...operationRoutes,
  ...moderationRoutes,
} satisfies Record<CallName, Route>

export type Routes = typeof routes
