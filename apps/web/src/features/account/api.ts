import type { InterfaceLanguage, User } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/text.ts'
import { hasLocalAccount, LOCAL_SESSION, markLocalAccount, setAccountType } from '../../lib/account-type.ts'
import { api } from '../../lib/api.ts'
import { startLocalAccount } from '../../lib/local-account.ts'
import { rememberedPlace, rememberPlace } from '../../lib/remembered-place.ts'
import { startSession, useSession } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { keepUser } from '../../lib/user.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Logs in, opens the session and gives the account the place that was chosen on this device before. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { token, user } = await api.authenticate({ body: credentials })
      setAccountType('online')
      startSession({ userId: user.id, token })
      await keepUser(user)
      await takePlaceOver(user)
    },
  })
}

/** Opens the account that lives on this device; a new one takes over the language and the place that were chosen here before [SESSION-6]. */
export function useStartLocalAccount() {
  const language = useLanguage()
  return useMutation({
    mutationFn: async (): Promise<User> => {
      const isNew = !hasLocalAccount()
      startLocalAccount()
      try {
        const user = isNew ? await takeLanguageOver(language) : await api.getUser(ownAccount)
        await keepUser(user)
        return (await takePlaceOver(user)) ?? user
      } catch (error) {
        if (isNew) markLocalAccount(false)
        signOut()
        throw error
      }
    },
  })
}

const ownAccount = { params: { id: LOCAL_SESSION.userId } }

function takeLanguageOver(language: InterfaceLanguage): Promise<User> {
  return api.changeUser({ ...ownAccount, body: { language } })
}

async function takePlaceOver(user: User): Promise<User | undefined> {
  const place = rememberedPlace()
  if (user.locationChosen || !place) return undefined
  try {
    const changed = await api.changeUser({ params: { id: user.id }, body: { ...place } })
    await keepUser(changed)
    rememberPlace(null)
    return changed
  } catch (error) {
    // A place that the server refuses is forgotten and asked for on the next page; one that did not reach it waits there.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) rememberPlace(null)
    return undefined
  }
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: Credentials & { readonly username: string; readonly language: InterfaceLanguage }) => api.register({ body }),
  })
}

export function useResendConfirmation() {
  return useMutation({ mutationFn: (email: string) => api.resendConfirmation({ body: { email } }) })
}

/** Confirms the address behind a secret, once; running scripts is what tells a reader from a mail scanner that only fetches the page. */
export function useConfirmation(secret: string) {
  return useQuery({
    queryKey: ['confirm', secret],
    queryFn: () => api.confirm({ params: { secret } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useRequestReset() {
  return useMutation({ mutationFn: (email: string) => api.requestReset({ body: { email } }) })
}

export function useResetPassword(secret: string) {
  return useMutation({ mutationFn: (password: string) => api.resetPassword({ params: { secret }, body: { password } }) })
}

export function useChangePassword() {
  const { userId } = useSession()
  return useMutation({
    mutationFn: (body: { readonly current: string; readonly password: string }) => api.changePassword({ params: { id: userId }, body }),
  })
}
