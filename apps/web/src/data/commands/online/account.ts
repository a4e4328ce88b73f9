import type { ImportedUser, UserExport } from '@plenara/contract'
import type { Client } from '@plenara/contract/client'
import { queryClient } from '../../calls/query-cache.ts'
import { deviceToken, knownDeviceToken } from '../../session/device-token.ts'
import { keepRegistrationSecret } from '../../session/registration-secret.ts'
import { defineOnlineCommand } from '../command.ts'

type Registration = Parameters<Client['register']>[0]['body']

export const register = defineOnlineCommand<Registration>({
  kind: 'register',
  send: async (body, { client }) => {
    const { registration } = await client.register({ body })
    keepRegistrationSecret(registration ?? null)
  },
})

export const resendConfirmation = defineOnlineCommand<string>({
  kind: 'resendConfirmation',
  send: (email, { client }) => client.resendConfirmation({ body: { email } }),
})

export const requestReset = defineOnlineCommand<string>({
  kind: 'requestReset',
  send: (email, { client }) => client.requestReset({ body: { email, device: knownDeviceToken() } }),
})

export const resetPassword = defineOnlineCommand<{ readonly secret: string; readonly password: string }>({
  kind: 'resetPassword',
  send: ({ secret, password }, { client }) => client.resetPassword({ params: { secret }, body: { password, device: deviceToken() } }),
})

export const changePassword = defineOnlineCommand<{ readonly current: string; readonly password: string }>({
  kind: 'changePassword',
  send: (body, { client, userId: id }) => client.changePassword({ params: { id }, body }),
})

/** Deletes the account with all data of the user [SESSION-7]. */
export const deleteUser = defineOnlineCommand<void>({
  kind: 'deleteUser',
  send: (_, { client, userId: id }) => client.deleteUser({ params: { id } }),
})

/** Replaces what the account holds by a document; everything on the screen is read anew. */
export const importUser = defineOnlineCommand<UserExport, ImportedUser>({
  kind: 'importUser',
  confirm: { getUser: (_, { rest: __, ...user }) => user },
  send: (body, { client, userId: id }) => client.importUser({ params: { id }, body }),
  onSuccess: () => queryClient.invalidateQueries(),
})
