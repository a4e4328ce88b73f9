import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useWaitingCount } from '../../data/outbox/waiting-flag.ts'
import { useUser } from '../../data/queries/user.ts'
import { HOME } from '../../data/session/entry.ts'
import { leave } from '../../data/session/sign-out.ts'
import styles from './form.module.css'

export interface SignedInQuestionProps {
  /** The address of the account that a link would sign in. */
  readonly newcomer?: string
  readonly onLeft?: () => void
}

/** Asks the signed-in user before another account signs in: stay, or sign out and continue. Warns if unsaved changes would be lost. */
export function SignedInQuestion({ newcomer, onLeft }: SignedInQuestionProps) {
  const t = useText()
  const user = useUser()
  const waiting = useWaitingCount()
  const goOn = () => {
    leave()
    onLeft?.()
  }
  return (
    <div className={styles.form}>
      <p className={styles.sentence}>{user ? t('account.signedIn.as', { email: user.email }) : t('account.signedIn.unknown')}</p>
      {newcomer && <p>{t('account.signedIn.link', { email: newcomer })}</p>}
      <p>{t('account.signedIn.text')}</p>
      {waiting > 0 && <p className={styles.note}>{t('account.logout.unsaved', { n: waiting })}</p>}
      <ButtonLink to={HOME} kind="primary" size="big" full replace>
        {t('account.logout.stay')}
      </ButtonLink>
      <Button kind={waiting > 0 ? 'danger' : 'secondary'} size="big" full onClick={goOn}>
        {t('account.signedIn.leave')}
      </Button>
    </div>
  )
}
