import type { CandidacyOfPerson } from '@plenara/contract'
import type { DeskAnswer } from '@plenara/contract/desk-client'
import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { codeOf, desk } from '../../data/client.ts'
import { useContentLanguage } from '../../data/queries.ts'
import { saveFile } from '../../data/save-file.ts'
import { useSignedOut } from '../../data/use-signed-in.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import { useArrival } from '../../page/use-arrival.ts'
import styles from './my-data-page.module.css'

interface MyDataProps {
  readonly candidacy: CandidacyOfPerson
}

/** Everything that is stored of the person: to take along, and to take back. */
export function MyDataPage({ candidacy }: MyDataProps) {
  const t = useText()
  const heading = useArrival(t('data.title'))
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('data.title')}
      </h1>
      <Download candidacy={candidacy} />
      <Withdraw candidacy={candidacy} />
    </main>
  )
}

function Download({ candidacy: { id } }: MyDataProps) {
  const t = useText()
  const lang = useContentLanguage()
  const exporting = useMutation<DeskAnswer<'exportCandidacy'>>({
    mutationFn: () => desk.exportCandidacy({ params: { cid: id }, query: { lang } }),
    onSuccess: (data) => saveFile(`plenara-${id}.json`, `${JSON.stringify(data, null, 2)}\n`),
  })
  return (
    <section className={styles.section}>
      <h2>{t('data.download.title')}</h2>
      <p>{t('data.download.text')}</p>
      {exporting.error !== null && <ErrorState error={exporting.error} />}
      {exporting.isSuccess && <p role="status">{t('data.download.done')}</p>}
      <Button aria-disabled={exporting.isPending} onClick={() => !exporting.isPending && exporting.mutate()}>
        {t('data.download.do')}
      </Button>
    </section>
  )
}

/** What happens is said before the password is asked for. */
const CONSEQUENCES = ['statement', 'account', 'list', 'log', 'back'] as const

function Withdraw({ candidacy: { id } }: MyDataProps) {
  const t = useText()
  const lang = useRightsLanguage()
  const navigate = useNavigate()
  const signedOut = useSignedOut()
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const withdrawing = useMutation({
    mutationFn: () => desk.withdrawCandidacy({ params: { cid: id }, body: { password } }),
    onSuccess: () => {
      navigate('/candidacy/withdrawn', { replace: true })
      signedOut()
    },
  })
  const isWrong = withdrawing.error !== null && codeOf(withdrawing.error) === 'credentials_wrong'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setEmpty(password === '')
    if (password === '') return focusFirstError(form)
    if (!withdrawing.isPending) withdrawing.mutate(undefined, { onError: () => focusFirstError(form) })
  }
  return (
    <section className={styles.section}>
      <h2>{t('data.withdraw.title')}</h2>
      <ul className={styles.consequences}>
        {CONSEQUENCES.map((what) => (
          <li key={what} lang={lang}>
            {t(`data.withdraw.means.${what}`)}
          </li>
        ))}
      </ul>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          name="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isEmpty && password === '' ? t('signIn.passwordEmpty') : isWrong ? t('password.wrong') : null}
        />
        {withdrawing.error !== null && !isWrong && <ErrorState error={withdrawing.error} />}
        <Button type="submit" kind="danger" size="big" full aria-disabled={withdrawing.isPending}>
          {t('data.withdraw.do')}
        </Button>
      </form>
    </section>
  )
}
