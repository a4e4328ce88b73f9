import type { Handlers } from '../handler.ts'
import { accountHandlers } from './account.ts'
import { electionHandlers } from './election.ts'
import { listHandlers } from './list.ts'
import { matchHandlers } from './match.ts'
import { newsHandlers } from './news.ts'
import { noteHandlers } from './note.ts'
import { operationHandlers } from './operation.ts'
import { parliamentHandlers } from './parliament.ts'
import { placeHandlers } from './place.ts'
import { questionnaireHandlers } from './questionnaire.ts'
import { surveyHandlers } from './survey.ts'
import { userHandlers } from './user.ts'
import { userVoteHandlers } from './user-vote.ts'

/** One handler per call of the contract. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...userHandlers,
  ...placeHandlers,
  ...electionHandlers,
  ...questionnaireHandlers,
  ...matchHandlers,
  ...listHandlers,
  ...noteHandlers,
  ...userVoteHandlers,
  ...parliamentHandlers,
  ...newsHandlers,
  ...surveyHandlers,
  ...operationHandlers,
}
