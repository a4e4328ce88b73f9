import type { User } from '@plenara/contract'
import type { Client } from '@plenara/contract/client'
import { forgetUnsavedLanguage } from '../../session/unsaved-language.ts'
import { defineOnlineCommand } from '../command.ts'

type Change = Parameters<Client['changeUser']>[0]['body']

/** Changes settings of the user; a change of place or language refreshes everything that depends on it. */
export const changeUser = defineOnlineCommand<Change, User>({
  kind: 'changeUser',
  confirm: { getUser: (_, user) => user },
  send: (body, { client, userId: id }) => client.changeUser({ params: { id }, body }),
  invalidates: ['getUserElections'],
  onSuccess: ({ input: { language }, userId }) => {
    if (language) forgetUnsavedLanguage(userId, language)
  },
})
