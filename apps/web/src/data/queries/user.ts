import type { ContentLanguage, InterfaceLanguage, User } from '@plenara/contract'
import { contentLanguageOf } from '@plenara/domain/text-and-time'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { createContext, useContext } from 'react'
import { activateLanguage } from '../../i18n/i18n.ts'
import { queryClient, useCall } from '../calls/query-client.ts'
import { queryKey } from '../calls/query-key.ts'
import { changeUser } from '../commands/online/change-user.ts'
import { useCommand } from '../commands/run-command.ts'
import { currentSession, isLoggedIn, useSession } from '../session/session.ts'
import { keepUnsavedLanguage } from '../session/unsaved-language.ts'

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
  const key = queryKey('getUser', { params: { id: user.id } })
  await queryClient.cancelQueries({ queryKey: key })
  queryClient.setQueryData(key, user)
}

/** Changes settings of the user; a change of place or language refreshes everything that depends on it. */
export function useChangeUser() {
  return useCommand(changeUser)
}

/** Changes the language of the interface, on this device and, when signed in, for the account. */
export function useChooseLanguage(): (language: InterfaceLanguage) => Promise<void> {
  const change = useChangeUser()
  const t = useText()
  return async (language) => {
    await activateLanguage(language)
    const session = currentSession()
    if (!isLoggedIn(session)) return
    keepUnsavedLanguage(session.userId, language)
    change.mutate({ language }, { onError: () => showToast(t('app.language.notSaved')) })
  }
}
