import type { Letter } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { EntryPage } from '../../page/entry-page.tsx'
import { AddressForm } from './address-form.tsx'
import { CodeForm, type LetterCredentials } from './code-form.tsx'

/** The page behind the QR code of a letter: after code and date of birth it requests an e-mail address, which is valid once the link of its mail is opened. */
export function LetterPage() {
  const t = useText()
  const [opened, setOpened] = useState<{ readonly credentials: LetterCredentials; readonly letter: Letter } | null>(null)
  return (
    <EntryPage
      key={opened === null ? 'code' : 'address'}
      title={t('letter.have')}
      lead={opened === null ? t('letter.lead') : t('claim.lead')}
    >
      {opened === null ? <CodeForm onOpened={(credentials, letter) => setOpened({ credentials, letter })} /> : <AddressForm {...opened} />}
    </EntryPage>
  )
}
