import type { Handlers } from '../handler.ts'
import { getStatus, reportBrowserError } from '../services/operation.ts'

export const operationHandlers = {
  getStatus: (_, services) => getStatus(services),
  reportBrowserError: ({ body, address }, services) => reportBrowserError(services, body, address),
} satisfies Partial<Handlers>
