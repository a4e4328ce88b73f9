import { useText } from '@plenara/ui/text/text.ts'
import { useUser } from '../../data/queries/user.ts'
import { TaskPage } from '../../shared/page/page.tsx'
import { Skeleton } from '../../shared/page/state-panel.tsx'
import { EmailForm } from './email-form.tsx'
import styles from './identity-page.module.css'
import { UsernameForm } from './username-form.tsx'

/** The user's name and e-mail address, each with a form of its own [API-2]. */
export function IdentityPage() {
  const t = useText()
  const user = useUser()
  return (
    <TaskPage title={t('account.identity.title')} closeTo="/settings">
      {user ? (
        <div className={styles.forms}>
          <section>
            <h2>{t('account.username')}</h2>
            <UsernameForm user={user} />
          </section>
          <section>
            <h2>{t('account.email')}</h2>
            <EmailForm user={user} />
          </section>
        </div>
      ) : (
        <Skeleton rows={4} />
      )}
    </TaskPage>
  )
}
