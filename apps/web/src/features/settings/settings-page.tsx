import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { DeleteAccountDialog } from '../../components/delete-account-dialog.tsx'
import { Page } from '../../components/page.tsx'
import { useText } from '../../i18n/text.ts'
import { useIsLocalAccount } from '../../lib/local-account.ts'
import { useUser } from '../../lib/user.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import { ConsentSetting } from './consent-setting.tsx'
import { LanguageSettings } from './language-settings.tsx'
import { PlaceName } from './place-name.tsx'
import styles from './settings-page.module.css'
import { SurveyMailsSetting } from './survey-mails-setting.tsx'
import { TransferSettings } from './transfer-settings.tsx'
import { TutorialSettings } from './tutorial-settings.tsx'

const legalPages = ['terms', 'privacy', 'imprint'] as const

/** Language, appearance, place, data, account [ROUTE-17]. */
export function SettingsPage() {
  const t = useText()
  const user = useUser()
  const isLocal = useIsLocalAccount()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Page title={t('settings.title')}>
      <div className={styles.groups}>
        <Group title={t('settings.language')}>
          <LanguageSettings />
        </Group>
        <Group title={t('settings.appearance')}>
          <AppearanceSettings />
        </Group>
        <Group title={t('settings.help')}>
          <TutorialSettings />
          <Row to="/notifications" text={t('settings.notifications')} />
        </Group>
        <Group title={t('settings.place')}>
          <Row to="/location?redirect=/settings" text={t('settings.changeConstituency')}>
            {user && <PlaceName cantonId={user.cantonId} constituencyId={user.constituencyId} />}
          </Row>
        </Group>
        <Group title={t('settings.data')}>
          {user && <ConsentSetting consent={user.consent} />}
          <TransferSettings />
        </Group>
        <Group title={t('settings.account')}>
          {isLocal ? <p>{t('local.kind')}</p> : user && <p className={styles.address}>{user.email}</p>}
          {!isLocal && user && <SurveyMailsSetting user={user} />}
          {!isLocal && <Row to="/settings/password" text={t('settings.password')} />}
          <Row to="/logout" text={t('settings.logout')}>
            {isLocal && <small>{t('local.logout.note')}</small>}
          </Row>
          <div className={styles.danger}>
            <Button kind="danger" onClick={() => setDeleting(true)}>
              {t('account.delete.button')}
            </Button>
          </div>
        </Group>
        <Group title={t('common.legal.label')}>
          {legalPages.map((page) => (
            <Row key={page} to={`/${page}`} text={t(`common.legal.${page}`)} />
          ))}
          <Row to="/credits" text={t('credits.title')} />
        </Group>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Page>
  )
}

function Row({ to, text, children }: { readonly to: string; readonly text: string; readonly children?: ReactNode }) {
  return (
    <Link to={to} className={styles.row}>
      <span>
        <b>{text}</b>
        {children}
      </span>
      <IconChevronRight aria-hidden />
    </Link>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
