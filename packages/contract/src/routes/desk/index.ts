import type { DeskCallName } from '../../desk-calls.ts'
import type { AnyRoute } from '../../route.ts'
import { accessRoutes } from './access.ts'
import { candidacyRoutes } from './candidacy.ts'
import { teamRoutes } from './team.ts'

/** The whole contract of the desk, one route a call. */
export const deskRoutes = { ...accessRoutes, ...candidacyRoutes, ...teamRoutes } satisfies Record<DeskCallName, AnyRoute>

export type DeskRoutes = typeof deskRoutes
