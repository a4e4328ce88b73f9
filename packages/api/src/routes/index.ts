import type { Handlers } from '../handler.ts'
import { accountHandlers } from './account.ts'
import { deviceHandlers } from './device.ts'
import { moderationHandlers } from './moderation.ts'
import { newsHandlers } from './news.ts'
import { operationHandlers } from './operation.ts'
import { parliamentHandlers } from './parliament.ts'
import { searchHandlers } from './search.ts'
import { sourceHandlers } from './source.ts'
import { surveyHandlers } from './survey.ts'

/** One handler per call of the contract. */
export const handlers: Handlers = {
  ...deviceHandlers,
  ...accountHandlers,
  ...parliamentHandlers,
  ...newsHandlers,
  ...searchHandlers,
  ...surveyHandlers,
  ...sourceHandlers,
  ...operationHandlers,
  ...moderationHandlers,
}
