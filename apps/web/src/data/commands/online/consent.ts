import type { User } from '@plenara/contract'
import { CONSENT_VERSION } from '@plenara/contract/constants'
import { queryClient } from '../../calls/query-cache.ts'
import { defineOnlineCommand } from '../command.ts'

/** Records that the user allows us to store political opinions. */
export const giveConsent = defineOnlineCommand<void, NonNullable<User['consent']>>({
  kind: 'giveConsent',
  confirm: { getUser: (user, consent) => ({ ...user, consent }) },
  send: (_, { client, userId: id }) => client.giveConsent({ params: { id }, body: { version: CONSENT_VERSION } }),
})

/** Withdraws the consent, which deletes what it covered; everything on the screen is read anew. */
export const withdrawConsent = defineOnlineCommand<void>({
  kind: 'withdrawConsent',
  send: (_, { client, userId: id }) => client.withdrawConsent({ params: { id } }),
  onSuccess: () => queryClient.invalidateQueries(),
})
