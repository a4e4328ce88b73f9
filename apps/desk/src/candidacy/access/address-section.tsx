import type { ActorAddress } from '@plenara/contract'
import { emailError } from '@plenara/contract/registration'
import { Button } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { codeOf, desk } from '../../data/client.ts'
import { ADDRESS, useAddress } from '../../data/queries.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState, Loading } from '../../page/states.tsx'
import styles from './access-page.module.css'
import { useProven } from './use-proven.tsx'
import { useUntil } from './use-until.ts'

/** The e-mail address of the account, and the state of its change. */
export function AddressSection() {
  const t = useText()
  const { data, error, isPending, refetch } = useAddress()
  return (
    <section className={styles.section}>
      <h2>{t('access.address.title')}</h2>
      {data ? <Address address={data} /> : isPending ? <Loading rows={2} /> : <ErrorState error={error} onRetry={() => refetch()} />}
    </section>
  )
}

function Address({ address: { email, change } }: { readonly address: ActorAddress }) {
  const t = useText()
  const until = useUntil(change?.until ?? null)
  return (
    <>
      <p className={styles.address}>{t('access.address.now', { email })}</p>
      {change?.isConfirmed && <p className={formStyles.note}>{t('access.address.held', { until })}</p>}
      {change && !change.isConfirmed && <Asked email={change.email} until={until} />}
      {!change?.isConfirmed && <AddressForm />}
    </>
  )
}

/** A change whose link has not been opened yet. */
function Asked({ email, until }: { readonly email: string; readonly until: string }) {
  const t = useText()
  const queries = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => desk.cancelAddressChange({}),
    onSuccess: () => queries.invalidateQueries({ queryKey: ADDRESS }),
  })
  return (
    <div className={formStyles.note}>
      <p role="status" className={styles.address}>
        {t('access.address.asked', { email, until })}
      </p>
      {error && <ErrorState error={error} />}
      <Button onClick={() => !isPending && mutate()} aria-disabled={isPending}>
        {t('access.address.stop')}
      </Button>
    </div>
  )
}

function AddressForm() {
  const t = useText()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const { run, isPending, error, proof } = useProven(
    (to: string) => desk.askAddressChange({ body: { email: to } }),
    () => {
      setEmail('')
      void queries.invalidateQueries({ queryKey: ADDRESS })
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isWrong = emailError(email) !== null
    setInvalid(isWrong)
    if (isWrong) return focusFirstError(form.current)
    run(email)
  }
  const isRefused = error !== null && codeOf(error) === 'email_invalid'
  return (
    <>
      <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
        <Field
          label={t('access.address.new')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isInvalid || isRefused ? t('errors.email_invalid') : null}
          hint={t('access.address.hint')}
        />
        {error !== null && !isRefused && <ErrorState error={error} />}
        <Button type="submit" aria-disabled={isPending}>
          {t('access.address.submit')}
        </Button>
      </form>
      {proof}
    </>
  )
}
