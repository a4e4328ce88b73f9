import type { Letter } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { EntryPage } from '../../page/entry-page.tsx'
import { AddressForm } from './address-form.tsx'
import { CodeForm, type SaidOfLetter } from './code-form.tsx'

/** Where the square of a letter leads: with code and date of birth it asks for an address, which counts once the link of its mail is opened. */
export function LetterPage() {
  const t = useText()
  const [opened, setOpened] = useState<{ readonly said: SaidOfLetter; readonly letter: Letter } | null>(null)
  return (
    <EntryPage
      key={opened === null ? 'code' : 'address'}
      title={t('letter.have')}
      lead={opened === null ? t('letter.lead') : t('claim.lead')}
    >
      {opened === null ? <CodeForm onOpened={(said, letter) => setOpened({ said, letter })} /> : <AddressForm {...opened} />}
    </EntryPage>
  )
}
