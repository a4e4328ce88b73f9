import type { NotificationType, PushDevice } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { endPush } from '../../../platform/end-push.ts'
import { subscribeToPush } from '../../../platform/web-push.ts'
import { defineOnlineCommand } from '../command.ts'

/** One after another: the last tap counts. */
const SCOPE = 'push'

interface PushWish {
  /** The public key of the server, base64url. */
  readonly applicationKey: string
  readonly types: readonly NotificationType[]
}

/** Switches notifications of these types on in this browser, which the user has permitted. Throws `PushUnavailableError`. */
export const setPushDevice = defineOnlineCommand<PushWish, PushDevice>({
  kind: 'setPushDevice',
  scope: SCOPE,
  send: async ({ applicationKey, types }, { client, userId: id }) => {
    const address = await subscribeToPush(applicationKey)
    return client.setPushDevice({ params: { id }, body: { ...address, types: [...types] } })
  },
  rereads: ['getPushDevices'],
})

interface PushEnd {
  readonly deviceId: number
  /** Whether it is the browser in which this page is open. */
  readonly isHere: boolean
}

/** Switches notifications off, in this browser or another one; where they are off by now, that was what was wanted. */
export const deletePushDevice = defineOnlineCommand<PushEnd>({
  kind: 'deletePushDevice',
  scope: SCOPE,
  send: async ({ deviceId: did, isHere }, { client, userId: id }) => {
    await client.deletePushDevice({ params: { id, did } }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'push_device_not_found')) throw error
    })
    if (isHere) await endPush()
  },
  rereads: ['getPushDevices'],
})
