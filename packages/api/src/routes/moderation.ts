import type { Handlers } from '../handler.ts'
import { getModerationCounts, reportStatement } from '../services/moderation.ts'

export const moderationHandlers = {
  reportStatement: ({ params, body, address }, services) => reportStatement(services, params, body, address),
  getModerationCounts: ({ params }, { catalogue }) => getModerationCounts(catalogue, params.eid),
} satisfies Partial<Handlers>
