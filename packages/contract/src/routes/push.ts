import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { newPushDevice, pushDevice, pushDevices } from '../entities/push.ts'
import { defineRoute, pathIds } from '../route.ts'

export const pushRoutes = {
  getPushDevices: defineRoute(calls.getPushDevices, { params: pathIds('id'), response: pushDevices }),
  setPushDevice: defineRoute(calls.setPushDevice, {
    params: pathIds('id'),
    body: newPushDevice,
    response: pushDevice,
    errors: ['push_service_unknown', 'too_many_push_devices', 'too_many_attempts'],
  }),
  deletePushDevice: defineRoute(calls.deletePushDevice, {
    params: pathIds('id', 'did'),
    response: nothing,
    errors: ['push_device_not_found'],
  }),
}
