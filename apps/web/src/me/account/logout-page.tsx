import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWaitingCount } from '../../data/outbox/waiting-flag.ts'
import { isLocalSession } from '../../data/session/local-account.ts'
import { currentSession, isLoggedIn } from '../../data/session/session.ts'
import { leave } from '../../data/session/sign-out.ts'

/**
 * Ends the session here and on the server, then goes to the start [ROUTE-4]; asks first if pending writes would be lost. The data of a
 * local account stays on the device.
 */
export function LogoutPage() {
  const waiting = useWaitingCount()
  const [isSure, setSure] = useState(false)
  return waiting > 0 && !isSure ? <UnsavedQuestion waiting={waiting} onLeave={() => setSure(true)} /> : <Logout />
}

/** Renders nothing. */
function Logout(): null {
  const t = useText()
  const navigate = useNavigate()
  useEffect(() => {
    const session = currentSession()
    const isLocal = isLocalSession(session)
    leave()
    // Once: without the session the page may remount.
    if (isLoggedIn(session)) showToast(t(isLocal ? 'local.logout.done' : 'account.logout.done'))
    navigate('/', { replace: true })
  }, [navigate, t])
  return null
}

function UnsavedQuestion({ waiting, onLeave }: { readonly waiting: number; readonly onLeave: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const stay = () => void navigate('/settings', { replace: true })
  return (
    <Dialog
      kind="alert"
      title={t('account.logout.title')}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onClick={stay}>
            {t('account.logout.stay')}
          </Button>
          <Button kind="danger" onClick={onLeave}>
            {t('account.logout.leave')}
          </Button>
        </>
      }
    >
      <p>{t('account.logout.unsaved', { n: waiting })}</p>
    </Dialog>
  )
}
