import { IconLock, IconMessageQuestion, IconRoute } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { DeleteAccountDialog } from '../../components/delete-account-dialog.tsx'
import { Checkbox } from '../../components/field.tsx'
import { ErrorState } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { HOME, withRedirect } from '../../lib/entry.ts'
import { useRedirectTarget } from '../../lib/redirect-param.ts'
import { useUser } from '../../lib/user.ts'
import { useGiveConsent } from './api.ts'
import { EntryPage } from './entry-page.tsx'
import styles from './welcome-page.module.css'

const cards = [
  { key: 'way', icon: IconRoute },
  { key: 'privacy', icon: IconLock },
  { key: 'survey', icon: IconMessageQuestion },
] as const

/** The introduction: what the app does, the privacy promise, the consent, the way in [ROUTE-9]. */
export function WelcomePage() {
  const t = useText()
  const navigate = useNavigate()
  const target = useRedirectTarget()
  const user = useUser()
  const giveConsent = useGiveConsent()
  const [isAgreed, setAgreed] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const begin = () => {
    if (!user) return navigate(withRedirect('/register', target))
    const goOn = () => navigate(target ?? HOME)
    if (!isAgreed || user.consent) return goOn()
    if (!giveConsent.isPending) giveConsent.mutate(undefined, { onSuccess: goOn })
  }
  return (
    <EntryPage
      title={user ? t('account.welcome.hello', { name: user.username }) : t('account.welcome.title')}
      lead={t('account.welcome.lead')}
      step={user && !user.consent ? t('account.step', { step: 2, total: 2 }) : undefined}
      wide
      foot={
        <Button kind="primary" size="big" full onClick={begin} aria-disabled={giveConsent.isPending}>
          {t('account.start.begin')}
        </Button>
      }
    >
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.key}>
            <card.icon aria-hidden size={28} />
            <h2>{t(`account.welcome.${card.key}.title`)}</h2>
            <p>{t(`account.welcome.${card.key}.text`)}</p>
          </li>
        ))}
      </ul>
      {user && !user.consent && (
        <section className={styles.consent}>
          <h2>{t('account.consent.title')}</h2>
          <Checkbox name="consent" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)}>
            {t('account.consent.text')}
          </Checkbox>
          <p className={styles.without}>{t('account.consent.without')}</p>
        </section>
      )}
      {giveConsent.error && <ErrorState error={giveConsent.error} />}
      {user && (
        <Button kind="quiet" onClick={() => setDeleting(true)}>
          {t('account.delete.button')}
        </Button>
      )}
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </EntryPage>
  )
}
