import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { useUser } from '../../../data/queries/user.ts'
import { type ChosenType, hasGuest, hasLocalAccount } from '../../../data/session/account-type.ts'
import { closesWithTab } from '../../../data/session/closing.ts'
import { firstPage, withRedirect } from '../../../data/session/entry.ts'
import { startLocalAccount, useIsLocalAccount } from '../../../data/session/local-account.ts'
import { KEEP_HERE } from '../../../shared/account/keeping/keep-here.ts'
import { EntryPage } from '../../../shared/page/entry-page.tsx'
import { useRedirectTarget } from '../../shared/redirect-param.ts'
import formStyles from '../form.module.css'
import { StoredOnDevice } from './stored-on-device.tsx'
import { LocalAccountError } from './local-account-error.tsx'
import { SelectStorageCard } from './select-storage-card.tsx'
import { SelectStorageMeaning } from './select-storage-meaning.tsx'
import styles from './select-storage-page.module.css'
import { useGoOnLocally } from './use-go-on-locally.ts'

const FORM = 'select-storage'
const types = ['online', 'local'] as const

/** The choice where an account stores its data, without a preselection [ROUTE-7]. The answers of a guest stay with either choice. */
export function SelectStoragePage() {
  const t = useText()
  const target = useRedirectTarget()
  const user = useUser()
  const isGuest = useIsLocalAccount() && hasGuest()
  const { choose, stored, local, isChosen, error } = useChoice(isGuest, target)
  const [type, setType] = useState<ChosenType | null>(null)
  const [isMissing, setMissing] = useState(false)
  if (stored) return <StoredOnDevice isPersisted={stored.isPersisted} target={target} />
  if (isChosen) return <EntryPage title={t('move.keep.title')}>{null}</EntryPage>
  // Existing accounts change it in the settings.
  if (user && !isGuest && !local.isPending) return <Navigate to={firstPage(user, target)} replace />

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(type === null)
    if (type === null) return focusFirstError(event.currentTarget)
    choose(type)
  }
  return (
    <EntryPage
      title={t(isGuest ? 'move.keep.title' : 'local.choose.title')}
      lead={t(isGuest ? 'move.keep.lead' : 'local.choose.lead')}
      wide
      foot={
        <Button type="submit" form={FORM} kind="primary" size="big" full aria-disabled={local.isPending}>
          {t(isGuest && type !== 'online' ? 'move.keep.submit' : 'local.choose.next')}
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
        <div aria-live="polite">{type && <SelectStorageMeaning type={type} isGuest={isGuest} />}</div>
        <p className={styles.final}>{t('local.choose.final')}</p>
        {hasLocalAccount() && !isGuest && <p className={styles.note}>{t('local.choose.existing')}</p>}
        <div role="alert">{isMissing && type === null && <p className={styles.error}>{t('local.choose.missing')}</p>}</div>
        {error ? <LocalAccountError error={error} /> : null}
      </form>
      <div className={formStyles.links}>
        <Link to={withRedirect('/login', target)}>{t('account.register.haveAccount')}</Link>
      </div>
    </EntryPage>
  )
}

/** Applies the choice: for a guest only the kind of the account changes, in place; otherwise a new account starts. */
function useChoice(isGuest: boolean, target: string | null) {
  const navigate = useNavigate()
  const local = useGoOnLocally(target)
  const [stored, setStored] = useState<{ readonly isPersisted: boolean | null } | null>(null)
  const [error, setError] = useState<unknown>(null)
  const choose = (type: ChosenType) => {
    if (type === 'online') return navigate(withRedirect('/register', target))
    if (!isGuest) return local.run()
    void keep()
  }
  const keep = async () => {
    try {
      await keepKey()
      startLocalAccount('local')
    } catch (reason) {
      return setError(reason)
    }
    setStored({ isPersisted: null })
    setStored({ isPersisted: await isPersisted() })
  }
  // The choice was made in the sheet over another page.
  const isChosen = useLocation().state === KEEP_HERE && isGuest && !stored && !error
  const keepChosen = useEffectEvent(keep)
  useEffect(() => {
    if (isChosen) void keepChosen()
  }, [isChosen])
  return { choose, stored, local, isChosen, error: error ?? local.error }
}

/** Stops the deletion with the last tab, since the account is to stay. */
async function keepKey(): Promise<void> {
  if (!closesWithTab()) return
  const { closeWithTab } = await import('../../../data/device/local-api.ts')
  await closeWithTab(false)
}

async function isPersisted(): Promise<boolean> {
  try {
    return await navigator.storage.persist()
  } catch {
    return false
  }
}
