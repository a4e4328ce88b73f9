import type { Handlers } from '../handler.ts'
import { electionHandlers } from './election.ts'
import { listHandlers } from './list.ts'
import { matchHandlers } from './match.ts'
import { noteHandlers } from './note.ts'
import { placeHandlers } from './place.ts'
import { questionnaireHandlers } from './questionnaire.ts'
import { userHandlers } from './user.ts'
import { userVoteHandlers } from './user-vote.ts'

/** What a device answers by itself; what compares voters with members of parliaments would bring all that presents these along. */
export const deviceHandlers = {
  ...userHandlers,
  ...placeHandlers,
  ...electionHandlers,
  ...questionnaireHandlers,
  ...matchHandlers,
  ...listHandlers,
  ...noteHandlers,
  ...userVoteHandlers,
} satisfies Partial<Handlers>

/** A call that a device answers by itself. */
export type DeviceCall = keyof typeof deviceHandlers
