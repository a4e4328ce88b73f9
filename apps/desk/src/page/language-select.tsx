import type { InterfaceLanguage } from '@plenara/contract'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { languageTag } from '@plenara/domain/text-and-time'
import { Select } from '@plenara/ui/form/field.tsx'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { chooseLanguage } from '../i18n/i18n.ts'

/** The select for the language of the portal, with and without a session. */
export function LanguageSelect() {
  const t = useText()
  const language = useLanguage()
  return (
    <Select label={t('desk.language')} value={language} onChange={(event) => chooseLanguage(event.target.value as InterfaceLanguage)}>
      {INTERFACE_LANGUAGES.map((code) => (
        <option key={code} value={code} lang={languageTag(code)}>
          {languageNames[code]}
        </option>
      ))}
    </Select>
  )
}
