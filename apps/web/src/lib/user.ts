import type { ContentLanguage, InterfaceLanguage, User, UserChange } from '@plenara/contract'
import { CONSENT_VERSION } from '@plenara/contract/constants'
import { contentLanguageOf } from '@plenara/domain'
import { useMutation } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { activateLanguage } from '../i18n/i18n.ts'
import { useLanguage, useText } from '../i18n/text.ts'
import { api } from './api.ts'
import { keyOf } from './call-key.ts'
import { queryClient, useCall } from './query-client.ts'
import { currentSession, isLoggedIn, useSession } from './session.ts'
import { showToast } from './toast.ts'

/** The signed-in user, undefined while loading or when anonymous. */
export function useUser(): User | undefined {
  const session = useSession()
  return useCall('getUser', { params: { id: session.userId } }, isLoggedIn(session)).data
}

export const ContentLanguageContext = createContext<ContentLanguage>('de')

/** The language of elections, questions and profiles: chosen, or that of the interface [LANG-2]. */
export function useContentLanguage(): ContentLanguage {
  return useContext(ContentLanguageContext)
}

/** For the root of the app, which tells it to all. */
export function useContentLanguageOfVoter(): ContentLanguage {
  const user = useUser()
  const language = useLanguage()
  return contentLanguageOf({ language, languageContent: user?.languageContent ?? 'auto' })
}

/** Takes the user as the server just answered; a reading that is under way is older and is given up. */
export async function keepUser(user: User): Promise<void> {
  const queryKey = keyOf('getUser', { params: { id: user.id } })
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, user)
}

/** Changes settings of the user; a change of place or language refreshes everything that depends on it. */
export function useChangeUser() {
  const { userId } = useSession()
  return useMutation({
    mutationFn: (change: UserChange) => api.changeUser({ params: { id: userId }, body: change }),
    onSuccess: async (user) => {
      await keepUser(user)
      void queryClient.invalidateQueries({ queryKey: keyOf('getUserElections') })
    },
  })
}

/** Changes the language of the interface, on this device and, when signed in, for the account. */
export function useChooseLanguage(): (language: InterfaceLanguage) => Promise<void> {
  const change = useChangeUser()
  const t = useText()
  return async (language) => {
    await activateLanguage(language)
    if (!isLoggedIn(currentSession())) return
    change.mutate({ language }, { onError: () => showToast(t('app.language.notSaved')) })
  }
}

/** Records that the user allows us to store political opinions. */
export function useGiveConsent() {
  const { userId } = useSession()
  return useMutation({
    mutationFn: () => api.giveConsent({ params: { id: userId }, body: { version: CONSENT_VERSION } }),
    onSuccess: async (consent) => {
      const user = queryClient.getQueryData<User>(keyOf('getUser', { params: { id: userId } }))
      if (user) await keepUser({ ...user, consent })
    },
  })
}

/** Deletes the account with all data of the user [SESSION-7]. */
export function useDeleteAccount() {
  const { userId } = useSession()
  return useMutation({ mutationFn: () => api.deleteUser({ params: { id: userId } }) })
}
