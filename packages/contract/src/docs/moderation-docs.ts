import type { moderationRoutes } from '../routes/moderation.ts'
import type { CallDoc } from './call-doc.ts'

export const moderationDocs: Readonly<Record<keyof typeof moderationRoutes, CallDoc>> = {
  reportStatement: {
    summary: 'Report a text or picture of a candidate',
    description: 'Of what they published themselves; who reports is not kept. 404 where they do not say it.',
    body: { part: 'text/motto', reason: 'insult' },
  },
  getModerationCounts: { summary: 'How often statements were reported or held back', description: 'As of the last publication.' },
}
