import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { DeleteAccountDialog } from '../../components/delete-account-dialog.tsx'
import { Page } from '../../components/page.tsx'
import { useText } from '../../i18n/text.ts'
import { useUser } from '../../lib/user.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import { ConsentSetting } from './consent-setting.tsx'
import { LanguageSettings } from './language-settings.tsx'
import { PlaceName } from './place-name.tsx'
import styles from './settings-page.module.css'

/** Language, appearance, place, data, account [ROUTE-17]. */
export function SettingsPage() {
  const t = useText()
  const user = useUser()
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
        <Group title={t('settings.place')}>
          <Link to="/location?redirect=/settings" className={styles.row}>
            <span>
              <b>{t('settings.changeConstituency')}</b>
              {user && <PlaceName cantonId={user.cantonId} constituencyId={user.constituencyId} />}
            </span>
            <IconChevronRight aria-hidden />
          </Link>
        </Group>
        <Group title={t('settings.data')}>{user && <ConsentSetting consent={user.consent} />}</Group>
        <Group title={t('settings.account')}>
          {user && <p className={styles.address}>{user.email}</p>}
          <Link to="/logout" className={styles.row}>
            <b>{t('settings.logout')}</b>
            <IconChevronRight aria-hidden />
          </Link>
          <div className={styles.danger}>
            <Button kind="danger" onClick={() => setDeleting(true)}>
              {t('account.delete.button')}
            </Button>
          </div>
        </Group>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Page>
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
