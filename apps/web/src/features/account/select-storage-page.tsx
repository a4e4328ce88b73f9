import { type FormEvent, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { EntryPage } from '../../components/entry-page.tsx'
import { useText } from '../../i18n/text.ts'
import { type AccountType, hasLocalAccount } from '../../lib/account-type.ts'
import { firstPage, withRedirect } from '../../lib/entry.ts'
import { focusFirstError } from '../../lib/focus-first-error.ts'
import { useRedirectTarget } from '../../lib/redirect-param.ts'
import { useUser } from '../../lib/user.ts'
import formStyles from './form.module.css'
import { SelectStorageCard } from './select-storage-card.tsx'
import { SelectStorageConfirm } from './select-storage-confirm.tsx'
import styles from './select-storage-page.module.css'

const FORM = 'select-storage'
const types = ['online', 'local'] as const

/** Where an account keeps its data: chosen here once, and confirmed [ROUTE-7]. */
export function SelectStoragePage() {
  const t = useText()
  const target = useRedirectTarget()
  const user = useUser()
  const [type, setType] = useState<AccountType | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  // The choice of an account that is in use stands.
  if (user && !isConfirming) return <Navigate to={firstPage(user, target)} replace />

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(type === null)
    if (type === null) return focusFirstError(event.currentTarget)
    setConfirming(true)
  }
  return (
    <EntryPage
      title={t('local.choose.title')}
      lead={t('local.choose.lead')}
      wide
      foot={
        <Button type="submit" form={FORM} kind="primary" size="big" full>
          {t('local.choose.next')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
        <fieldset>
          <legend className="visually-hidden">{t('local.choose.legend')}</legend>
          <div className={styles.cards}>
            {types.map((option) => (
              <SelectStorageCard
                key={option}
                type={option}
                isChosen={type === option}
                isMissing={isMissing && type === null}
                onChoose={() => setType(option)}
              />
            ))}
          </div>
        </fieldset>
        <p className={styles.final}>{t('local.choose.final')}</p>
        {hasLocalAccount() && <p className={styles.note}>{t('local.choose.existing')}</p>}
        <div role="alert">{isMissing && type === null && <p className={styles.error}>{t('local.choose.missing')}</p>}</div>
      </form>
      <div className={formStyles.links}>
        <Link to={withRedirect('/login', target)}>{t('account.register.haveAccount')}</Link>
      </div>
      {isConfirming && type && <SelectStorageConfirm type={type} target={target} onClose={() => setConfirming(false)} />}
    </EntryPage>
  )
}
