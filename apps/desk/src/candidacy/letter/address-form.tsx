import type { Letter } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { codeOf, desk } from '../../data/client.ts'
import { useContentLanguage } from '../../data/queries.ts'
import { errorTextId } from '../../page/error-text.ts'
import formStyles from '../../page/form.module.css'
import { OfficialFacts } from '../../page/official-facts.tsx'
import { ErrorState } from '../../page/states.tsx'
import { forgetCode } from '../shared/link-code.ts'
import type { LetterCredentials } from './code-form.tsx'

interface AddressFormProps {
  readonly credentials: LetterCredentials
  readonly letter: Letter
}

/** Requests the e-mail address of the recipient of the letter, and confirms where the link was sent. */
export function AddressForm({ credentials, letter }: AddressFormProps) {
  const t = useText()
  const lang = useContentLanguage()
  const [email, setEmail] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const asking = useMutation({
    mutationFn: () => desk.confirmByMail({ body: { ...credentials, email }, query: { lang } }),
    onSuccess: forgetCode,
  })
  const isInvalid = asking.error !== null && codeOf(asking.error) === 'email_invalid'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setEmpty(email.trim() === '')
    if (email.trim() === '') return focusFirstError(form)
    if (!asking.isPending) asking.mutate(undefined, { onError: () => focusFirstError(form) })
  }
  if (asking.isSuccess) return <Sent email={email.trim()} onOther={() => asking.reset()} />
  return (
    <>
      <OfficialFacts candidacy={letter} />
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <Field
          label={t('letter.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isEmpty ? t('signIn.emailEmpty') : isInvalid ? t(errorTextId(asking.error)) : null}
          hint={t('letter.emailHint')}
        />
        {asking.error !== null && !isInvalid && <ErrorState error={asking.error} />}
        <Button type="submit" kind="primary" size="big" full aria-disabled={asking.isPending}>
          {t('letter.send')}
        </Button>
      </form>
      <p className={formStyles.small}>
        <OutsideLink url={`${letter.site}/imprint`}>{t('claim.notYou')}</OutsideLink>
      </p>
    </>
  )
}

function Sent({ email, onOther }: { readonly email: string; readonly onOther: () => void }) {
  const t = useText()
  return (
    <>
      <p role="status">{t('letter.sent', { email })}</p>
      <p className={formStyles.small}>{t('letter.sentHint')}</p>
      <Button onClick={onOther} full>
        {t('letter.other')}
      </Button>
    </>
  )
}
