import type { pushRoutes } from '../routes/push.ts'
import type { CallDoc } from './call-doc.ts'

const device = {
  id: 41,
  types: ['parliament_session_start', 'election_results'],
  service: 'updates.push.services.mozilla.com',
  mark: 'x4oZJ7oTQw0dCjTDNPNnvhN5oH1nuJ6aAwYvUoQXyXU',
  createdAt: '2027-09-01T08:00:00.000Z',
}
const KEY = 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds'

export const pushDocs: Readonly<Record<keyof typeof pushRoutes, CallDoc>> = {
  getPushDevices: {
    summary: 'The browsers in which the user switched notifications on',
    answer: { applicationKey: KEY, devices: [device] },
  },
  setPushDevice: {
    summary: 'Switch notifications on in a browser, or change their types',
    description:
      'The endpoint names the browser: the same one again changes its types, and takes it from another account. `push_service_unknown`: not an address of a push service that this server calls.',
    body: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample',
      keys: { p256dh: KEY, auth: 'DGv6ra1nlYgDCS1FRnbzlw' },
      types: device.types,
    },
    answer: device,
  },
  deletePushDevice: { summary: 'Switch notifications off in a browser', description: 'Its address is forgotten.' },
}
