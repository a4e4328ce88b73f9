import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useNavigate } from 'react-router'
import { wishTakeover } from '../../../data/session/takeover-wish.ts'
import { Steps } from './steps.tsx'
import styles from './storage-page.module.css'

const STEPS = ['move.toOnline.open', 'move.toOnline.consent', 'move.toOnline.all', 'move.toOnline.delete'] as const

/** From this device to an account on the server: the next sign-in offers to take its data over. */
export function FromDevice() {
  const t = useText()
  const navigate = useNavigate()
  const go = (path: string) => {
    wishTakeover()
    navigate(path)
  }
  return (
    <section className={styles.way}>
      <p>{t('local.kind')}</p>
      <h2>{t('move.toOnline.title')}</h2>
      <Steps ids={STEPS} />
      <div className={styles.actions}>
        <Button kind="primary" size="big" onClick={() => go('/register')}>
          {t('local.cannot.online')}
        </Button>
        <Button size="big" onClick={() => go('/login')}>
          {t('move.toOnline.login')}
        </Button>
      </div>
      <p className={styles.note}>{t('move.devices')}</p>
    </section>
  )
}
