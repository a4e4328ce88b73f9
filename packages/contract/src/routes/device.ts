import type { Route } from '../route.ts'
import { electionRoutes } from './election.ts'
import { listRoutes } from './list.ts'
import { matchRoutes } from './match.ts'
import { noteRoutes } from './note.ts'
import { placeRoutes } from './place.ts'
import { questionnaireRoutes } from './questionnaire.ts'
import { userRoutes } from './user.ts'
import { userVoteRoutes } from './user-vote.ts'

/** What a device answers by itself; it loads no schemas of the rest. */
export const deviceRoutes = {
  ...userRoutes,
  ...placeRoutes,
  ...electionRoutes,
  ...questionnaireRoutes,
  ...matchRoutes,
  ...listRoutes,
  ...noteRoutes,
  ...userVoteRoutes,
} satisfies Readonly<Record<string, Route>>
