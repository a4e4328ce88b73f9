import type { Letter } from '@plenara/contract'
import { printedGroups, readPrintedCode } from '@plenara/domain/statements'
import { Button } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { desk } from '../../data/client.ts'
import { useContentLanguage } from '../../data/queries.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import { useLinkCode } from '../shared/link-code.ts'

/** The credentials of the recipient of a letter. */
export interface LetterCredentials {
  readonly code: string
  /** `YYYY-MM-DD`. */
  readonly birthDate: string
}

interface CodeFormProps {
  readonly onOpened: (credentials: LetterCredentials, letter: Letter) => void
}

/** Requests the code of a letter, which a QR code fills in, and the date of birth. A mistyped code is detected here and does not count as an attempt. */
export function CodeForm({ onOpened }: CodeFormProps) {
  const t = useText()
  const lang = useContentLanguage()
  const brought = readPrintedCode(useLinkCode() ?? '')
  const [code, setCode] = useState(brought === null ? '' : printedGroups(brought))
  const [birthDate, setBirthDate] = useState('')
  const [wrong, setWrong] = useState({ code: false, birthDate: false })
  const opening = useMutation<Letter, unknown, LetterCredentials>({ mutationFn: (body) => desk.readLetter({ body, query: { lang } }) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readPrintedCode(code)
    const found = { code: read === null, birthDate: birthDate === '' }
    setWrong(found)
    opening.reset()
    if (read === null || found.birthDate) return focusFirstError(event.currentTarget)
    const credentials = { code: read, birthDate }
    if (!opening.isPending) opening.mutate(credentials, { onSuccess: (letter) => onOpened(credentials, letter) })
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <Field
        label={t('letter.code')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={wrong.code ? t('letter.codeWrong') : null}
        hint={t('letter.codeHint')}
      />
      <Field
        label={t('letter.birthDate')}
        name="birthDate"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        value={birthDate}
        onChange={(event) => setBirthDate(event.target.value)}
        error={wrong.birthDate ? t('letter.birthDateEmpty') : null}
      />
      {opening.error !== null && <ErrorState error={opening.error} />}
      <Button type="submit" kind="primary" size="big" full aria-disabled={opening.isPending}>
        {t('letter.next')}
      </Button>
    </form>
  )
}
