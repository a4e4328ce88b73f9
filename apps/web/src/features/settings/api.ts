import type { UserExport } from '@plenara/contract'
import { useMutation } from '@tanstack/react-query'
import { activateLanguage } from '../../i18n/i18n.ts'
import { api } from '../../lib/api.ts'
import { keyOf } from '../../lib/call-key.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useUserId } from '../../lib/session.ts'

/** Fetches everything that the user gave. */
export function useGetExport() {
  const id = useUserId()
  return useMutation({ mutationFn: () => api.getUserExport({ params: { id } }) })
}

/** Replaces what the account holds by a document; everything on the screen is read anew. */
export function useImport() {
  const id = useUserId()
  return useMutation({
    mutationFn: (body: UserExport) => api.importUser({ params: { id }, body }),
    onSuccess: async (user) => {
      queryClient.setQueryData(keyOf('getUser', { params: { id } }), user)
      await Promise.all([queryClient.invalidateQueries(), activateLanguage(user.language)])
    },
  })
}
