import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { copyHere } from '../../../data/commands/online/moving.ts'
import { useCommand } from '../../../data/commands/run-command.ts'
import { useWaitingCount } from '../../../data/outbox/waiting-flag.ts'
import { hasLocalAccount } from '../../../data/session/account-type.ts'
import { type LocalObstacle, localObstacle } from '../../../data/session/local-obstacle.ts'
import { isNativeApp } from '../../../platform/native-app.ts'
import { CopiedSheet } from '../../../shared/account/moving/copied-sheet.tsx'
import { isProofNeeded, ProofDialog } from '../../../shared/account/proof-dialog.tsx'
import { ErrorState } from '../../../shared/page/state-panel.tsx'
import { HeldHere } from './held-here.tsx'
import { Steps } from './steps.tsx'
import styles from './storage-page.module.css'

const STEPS = ['move.toDevice.copy', 'move.toDevice.choose', 'move.toDevice.then'] as const

/** From an account on the server to this device; an account that this device has already must be handled first. */
export function FromServer() {
  const t = useText()
  const [isHeld, setHeld] = useState(hasLocalAccount)
  return (
    <section className={styles.way}>
      <p>{t('move.kind.online')}</p>
      {isHeld && <HeldHere onGone={() => setHeld(false)} />}
      <h2>{t('move.toDevice.title')}</h2>
      <Steps ids={STEPS} />
      <p className={styles.warning}>{t(`local.confirm.local.warning.${isNativeApp() ? 'app' : 'browser'}`)}</p>
      {isHeld ? <p className={styles.note}>{t('move.toDevice.taken')}</p> : <Copy onTaken={() => setHeld(true)} />}
      <p className={styles.note}>{t('move.devices')}</p>
    </section>
  )
}

function Copy({ onTaken }: { readonly onTaken: () => void }) {
  const t = useText()
  const waiting = useWaitingCount()
  const copy = useCommand(copyHere)
  const [obstacle, setObstacle] = useState<LocalObstacle | 'waiting' | null>(null)
  const [end, setEnd] = useState<'copied' | 'changed' | null>(null)
  const run = async () => {
    if (copy.isPending) return
    const found = waiting > 0 ? 'waiting' : await localObstacle()
    setObstacle(found)
    if (!found) copy.mutate(undefined, { onSuccess: (ended) => (ended === 'taken' ? onTaken() : setEnd(ended)) })
  }
  const isShown = copy.error && !isProofNeeded(copy.error)
  return (
    <div className={styles.actions}>
      <Button kind="primary" size="big" onClick={() => void run()} aria-disabled={copy.isPending}>
        {t(copy.isPending ? 'move.toDevice.running' : 'move.toDevice.submit')}
      </Button>
      <div role="alert">
        {obstacle && <p className={styles.error}>{t(obstacle === 'waiting' ? 'move.toDevice.waiting' : `local.cannot.${obstacle}`)}</p>}
        {end === 'changed' && <p className={styles.error}>{t('move.copied.changed')}</p>}
      </div>
      {isShown && <ErrorState error={copy.error} />}
      {isProofNeeded(copy.error) && <ProofDialog onProved={() => void run()} onClose={() => copy.reset()} />}
      {end === 'copied' && <CopiedSheet onClose={() => setEnd(null)} />}
    </div>
  )
}
