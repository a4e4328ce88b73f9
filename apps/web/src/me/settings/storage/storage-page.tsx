import { useText } from '@plenara/ui/text/text.ts'
import { Navigate } from 'react-router'
import { hasGuest } from '../../../data/session/account-type.ts'
import { useIsLocalAccount } from '../../../data/session/local-account.ts'
import { Page } from '../../../shared/page/page.tsx'
import { FromDevice } from './from-device.tsx'
import { FromServer } from './from-server.tsx'

/** Where an account stores its data, and a button to move everything to the other kind. A guest chooses a kind first. */
export function StoragePage() {
  const t = useText()
  const isLocal = useIsLocalAccount()
  if (isLocal && hasGuest()) return <Navigate to="/select-storage" replace />
  return <Page title={t('move.title')}>{isLocal ? <FromDevice /> : <FromServer />}</Page>
}
