import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useNavigate } from 'react-router'
import type { AccountAfter } from '../../../data/device/moving/move-to-device.ts'
import { HOME } from '../../../data/session/entry.ts'
import { startLocalAccount } from '../../../data/session/local-account.ts'
import { leave, signOut } from '../../../data/session/sign-out.ts'

/** Signs out of the account on the server, which stays or is deleted already, and continues with the one on this device. */
export function useEnterDevice(): (after: AccountAfter) => void {
  const t = useText()
  const navigate = useNavigate()
  return (after) => {
    if (after === 'keep') leave()
    else signOut()
    startLocalAccount('local')
    showToast(t(`move.copied.done.${after}`))
    navigate(HOME, { replace: true })
  }
}
