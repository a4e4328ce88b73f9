import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect } from 'react'
import { queryClient } from '../../data/calls/query-client.ts'
import { useChangeUser, useUser } from '../../data/queries/user.ts'
import { currentSession, isLoggedIn } from '../../data/session/session.ts'
import { keepTabsTogether, signOut } from '../../data/session/sign-out.ts'
import { unsavedLanguage } from '../../data/session/unsaved-language.ts'
import { activateLanguage, i18n } from '../../i18n/i18n.ts'
import { endsSession } from './session-end.ts'

/** Keeps session and language consistent with the account, from the start of the app on [SESSION-2]. */
export function useSessionStart(): void {
  useEndOfSession()
  useEffect(keepTabsTogether, [])
  useLanguageOfAccount()
}

function useEndOfSession(): void {
  const t = useText()
  useEffect(() => {
    const end = (error: unknown, call: unknown) => {
      if (!isLoggedIn(currentSession()) || !endsSession(error, call)) return
      console.error('The session is over.', error)
      queueMicrotask(() => {
        signOut({ keepsWaiting: true })
        showToast(t('app.sessionEnded'))
      })
    }
    const queries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') end(event.action.error, event.query.queryKey[0])
    })
    const mutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') end(event.action.error, null)
    })
    return () => {
      queries()
      mutations()
    }
  }, [t])
}

/** Switches to the language of the account once it is loaded; a `?lang=` of the address, or a choice that was not saved yet, is saved to the account instead. */
function useLanguageOfAccount(): void {
  const user = useUser()
  const { mutate } = useChangeUser()
  const userId = user?.id
  const language = user?.language
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per user; later changes of the language come from this app.
  useEffect(() => {
    if (!language || userId === undefined) return
    const isAsked = new URLSearchParams(location.search).has('lang') || unsavedLanguage(userId) === i18n.locale
    const asked = isAsked ? INTERFACE_LANGUAGES.find((other) => other === i18n.locale) : undefined
    if (asked && asked !== language) mutate({ language: asked })
    else if (language !== i18n.locale) void activateLanguage(language)
  }, [userId])
}
