import type { ImportRest, UserExport } from '@plenara/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../data/calls/api.ts'
import { importUser } from '../../data/commands/online/account.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { useUserId } from '../../data/session/session.ts'
import { activateLanguage } from '../../i18n/i18n.ts'

/** Fetches the export of all data of the user. */
export function useGetExport() {
  const id = useUserId()
  return useMutation({ mutationFn: () => api.getUserExport({ params: { id } }) })
}

/** Replaces the data of the account by a document; all shown data is reloaded, in the language of the account. */
export function useImport() {
  const { mutate, ...state } = useCommand(importUser)
  return {
    ...state,
    mutate: (document: UserExport, { onSuccess }: { readonly onSuccess: (rest: readonly ImportRest[]) => void }) =>
      mutate(document, { onSuccess: (user) => void activateLanguage(user.language).then(() => onSuccess(user.rest ?? [])) }),
  }
}
