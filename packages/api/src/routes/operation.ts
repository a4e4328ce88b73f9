import type { Handlers } from '../handler.ts'
import { getStatus } from '../services/operation.ts'

export const operationHandlers = {
  getStatus: (_, services) => getStatus(services),
} satisfies Partial<Handlers>
