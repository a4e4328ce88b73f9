import { calls } from '../calls.ts'
import { status } from '../entities/status.ts'
import { defineRoute } from '../route.ts'

export const operationRoutes = {
  getStatus: defineRoute(calls.getStatus, { response: status }),
}
