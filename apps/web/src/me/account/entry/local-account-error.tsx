import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { NoStorageError } from '../../../data/session/local-account.ts'
import { type LocalObstacle, LocalObstacleError } from '../../../data/session/local-obstacle.ts'
import { ErrorState } from '../../../shared/page/state-panel.tsx'
import styles from './select-storage-page.module.css'

/** Why the account on this device could not be opened, and the alternative if this browser cannot have one. */
export function LocalAccountError({ error }: { readonly error: unknown }) {
  const t = useText()
  const obstacle = obstacleOf(error)
  if (!obstacle) return <ErrorState error={error} />
  return (
    <div role="alert" className={styles.error}>
      <p>{t(`local.cannot.${obstacle}`)}</p>
      <p>{t('local.cannot.wayOn')}</p>
      <ButtonLink to="/register">{t('local.cannot.online')}</ButtonLink>
    </div>
  )
}

function obstacleOf(error: unknown): LocalObstacle | null {
  if (error instanceof LocalObstacleError) return error.obstacle
  return error instanceof NoStorageError ? 'storage' : null
}
