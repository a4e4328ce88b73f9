import type { InterfaceLanguage } from '@plenara/contract'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { emailError } from '@plenara/contract/registration'
import { languageTag } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { Field, Select } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { codeOf, desk } from '../data/client.ts'
import { TEAM } from '../data/queries.ts'
import formStyles from '../page/form.module.css'
import { ErrorState } from '../page/states.tsx'

interface ProposeDialogProps {
  /** The id of the candidate. */
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** Proposes the e-mail address of a person; an operator decides on it. */
export function ProposeDialog({ id, name, onClose }: ProposeDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<InterfaceLanguage>(useLanguage())
  const [isInvalid, setInvalid] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => desk.proposeAddress({ params: { id }, body: { email, language } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: TEAM })
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isWrong = emailError(email) !== null
    setInvalid(isWrong)
    if (isWrong) return focusFirstError(event.currentTarget)
    if (!isPending) mutate()
  }
  const isRefused = error !== null && codeOf(error) === 'email_invalid'
  return (
    <Dialog title={t('team.proposeOf', { name })} onClose={onClose}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <p>{t('team.propose.lead')}</p>
        <Field
          label={t('team.propose.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isInvalid || isRefused ? t('errors.email_invalid') : null}
        />
        <Select
          label={t('team.propose.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as InterfaceLanguage)}
        >
          {INTERFACE_LANGUAGES.map((code) => (
            <option key={code} value={code} lang={languageTag(code)}>
              {languageNames[code]}
            </option>
          ))}
        </Select>
        {error !== null && !isRefused && <ErrorState error={error} />}
        <Button type="submit" kind="primary" size="big" full aria-disabled={isPending}>
          {t('team.propose.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
