import { announce } from '@plenara/ui/announce.ts'
import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconAlertTriangle, IconDatabaseOff, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { refreshCatalogue } from '../../data/device/import/use-catalogue-need.ts'
import { dismissLoss, type StoreLoss } from '../../data/loss/store-loss.ts'
import { useUser } from '../../data/queries/user.ts'
import { useKeepsCatalogue } from '../../data/session/local-account.ts'
import styles from './loss-notice.module.css'

const TEXTS: Readonly<Record<StoreLoss, string>> = {
  'on-server': 'local.loss.onServer',
  session: 'local.loss.session',
  'written-again': 'local.loss.writtenAgain',
  'in-memory': 'local.loss.inMemory',
  gone: 'local.loss.gone',
}
/** The pages that export to a file or import from it. */
const WAYS: Partial<Record<StoreLoss, string>> = {
  'written-again': 'local.loss.save',
  'in-memory': 'local.loss.save',
  gone: 'local.loss.read',
}

/** A sentence about the lost data of the voter, with the remaining option, until it is closed. */
export function LossNotice({ loss }: { readonly loss: StoreLoss }) {
  const t = useText()
  const text = t(TEXTS[loss])
  const way = WAYS[loss]
  useEffect(() => announce(text), [text])
  useCatalogueAgain()
  const Icon = way ? IconAlertTriangle : IconDatabaseOff
  return (
    <section className={styles.notice} aria-label={t('local.loss.label')}>
      <Icon aria-hidden />
      <p>
        <span key={loss}>{text}</span>
        {way && (
          <span key={way}>
            {' '}
            <Link to="/settings">{t(way)}</Link>
          </span>
        )}
      </p>
      <IconButton label={t('common.close')} onClick={dismissLoss}>
        <IconX aria-hidden />
      </IconButton>
    </section>
  )
}

/** Imports the public data of a local account again in the background, while the voter continues with the data in this tab. */
function useCatalogueAgain(): void {
  const keepsCatalogue = useKeepsCatalogue()
  const user = useUser()
  const cantonId = user?.locationChosen ? user.cantonId : null
  useEffect(() => {
    if (keepsCatalogue && cantonId !== null) void refreshCatalogue(cantonId).catch(() => undefined)
  }, [keepsCatalogue, cantonId])
}
