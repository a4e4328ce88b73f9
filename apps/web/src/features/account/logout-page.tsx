import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n/text.ts'
import { api } from '../../lib/api.ts'
import { isLocalSession } from '../../lib/local-account.ts'
import { currentSession, isLoggedIn } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { showToast } from '../../lib/toast.ts'

/** Ends the session here and on the server, then goes to the beginning; what a local account holds stays on the device. It shows nothing of its own [ROUTE-4]. */
export function LogoutPage(): null {
  const t = useText()
  const navigate = useNavigate()
  useEffect(() => {
    const session = currentSession()
    const isLocal = isLocalSession(session)
    // Without a network the token dies on this device only; the user is logged out all the same. A local account has none on the server.
    if (isLoggedIn(session) && !isLocal) void api.logout({}).catch(() => undefined)
    signOut()
    // Once: without the session the page may begin anew.
    if (isLoggedIn(session)) showToast(t(isLocal ? 'local.logout.done' : 'account.logout.done'))
    navigate('/', { replace: true })
  }, [navigate, t])
  return null
}
