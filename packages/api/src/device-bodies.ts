import { deviceRoutes, type Route } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { bodyLimitsOf, parsedBody } from './request-body.ts'
import type { DeviceCall } from './routes/device.ts'

/** The body of a call as the server takes it, checked; undefined where it has none. Throws the codes that the server answers. */
export async function checkedBody(name: DeviceCall, body: unknown): Promise<unknown> {
  const { body: schema }: Pick<Route, 'body'> = deviceRoutes[name]
  if (!schema || (body === undefined && schema.safeParse(undefined).success)) return undefined
  if (body === undefined) throw new DomainError('media_type')
  const limits = bodyLimitsOf(name)
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  if (bytes.length > limits.bytes) throw new DomainError('body_too_large')
  return parsedBody(schema, bytes, limits)
}
