import { z } from 'zod'
import { calls } from '../calls.ts'
import { browserError } from '../entities/browser-error.ts'
import { status } from '../entities/status.ts'
import { defineRoute } from '../route.ts'

export const operationRoutes = {
  getStatus: defineRoute(calls.getStatus, { response: status }),
  reportBrowserError: defineRoute(calls.reportBrowserError, {
    body: browserError,
    status: 204,
    response: z.undefined(),
    errors: ['too_many_attempts'],
  }),
}
