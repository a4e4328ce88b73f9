import { Button } from '@plenara/ui/button.tsx'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useUser } from '../../data/queries/user.ts'
import { useIsGuest, useIsLocalAccount } from '../../data/session/local-account.ts'
import { isNative } from '../../platform/platform.ts'
import { DeleteAccountDialog } from '../../shared/account/delete-account-dialog.tsx'
import { Page } from '../../shared/page/page.tsx'
import { AppearanceSettings } from './appearance-settings.tsx'
import { ClosingSetting } from './closing-setting.tsx'
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
  const rights = useRightsLanguage()
  const isGuest = useIsGuest()
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
            {user && <PlaceName cantonId={user.cantonId} constituencyId={user.constituencyOpen ? 0 : user.constituencyId} />}
          </Row>
        </Group>
        <Group title={t('settings.data')}>
          {isLocal ? <p lang={rights}>{t('local.consent.text')}</p> : user && <ConsentSetting consent={user.consent} />}
          <TransferSettings />
        </Group>
        <Group title={t('settings.account')}>
          {isLocal ? <LocalKind isGuest={isGuest} /> : user && <p className={styles.address}>{user.email}</p>}
          <Row to="/settings/storage" text={t('move.title')}>
            <small>{t(isLocal ? 'move.row.local' : 'move.row.online')}</small>
          </Row>
          {!isLocal && user && <SurveyMailsSetting user={user} />}
          {!isLocal && <Row to="/settings/account" text={t('settings.identity')} />}
          {!isLocal && <Row to="/settings/password" text={t('settings.password')} />}
          {!isLocal && !isNative() && <Row to="/settings/passkeys" text={t('passkeys.title')} />}
          {!isGuest && (
            <Row to="/logout" text={t('settings.logout')}>
              {isLocal && <small>{t('local.logout.note')}</small>}
            </Row>
          )}
          <div className={styles.danger}>
            <Button kind="danger" onClick={() => setDeleting(true)}>
              {t(isGuest ? 'settings.guest.delete' : 'account.delete.button')}
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

/** Explains an account on this device and its encryption, and links to the log of requests. */
function LocalKind({ isGuest }: { readonly isGuest: boolean }) {
  const t = useText()
  return (
    <>
      <p>{t(isGuest ? 'settings.guest.kind' : 'local.kind')}</p>
      {isGuest && (
        <Row to="/select-storage" text={t('settings.guest.keep')}>
          <small>{t('settings.guest.keepNote')}</small>
        </Row>
      )}
      {isGuest && <ClosingSetting />}
      <p>{t('local.encryption')}</p>
      <Row to="/settings/sent" text={t('settings.sent.title')} />
    </>
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
