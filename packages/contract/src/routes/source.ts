import { z } from 'zod'
import { calls } from '../calls.ts'
import { setUpPart, source } from '../entities/source.ts'
import { defineRoute, pathIds } from '../route.ts'

export const sourceRoutes = {
  getSources: defineRoute(calls.getSources, { response: z.array(source) }),
  getSource: defineRoute(calls.getSource, { params: pathIds('id'), response: source, errors: ['not_found'] }),
  getSetUp: defineRoute(calls.getSetUp, { response: z.array(setUpPart) }),
}
