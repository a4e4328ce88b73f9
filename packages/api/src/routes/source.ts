import type { Handlers } from '../handler.ts'
import { getSetUp, getSource, getSources } from '../services/source.ts'

export const sourceHandlers = {
  getSources: (_, services) => getSources(services),
  getSource: ({ params }, services) => getSource(services, params.id),
  getSetUp: (_, services) => getSetUp(services),
} satisfies Partial<Handlers>
