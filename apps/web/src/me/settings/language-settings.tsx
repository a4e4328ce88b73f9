import type { UserChange } from '@plenara/contract'
import { CONTENT_LANGUAGES, INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { toContentLanguage } from '@plenara/domain/text-and-time'
import { Select } from '@plenara/ui/form/field.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { errorTextId } from '../../data/calls/error-text.ts'
import { useChangeUser, useChooseLanguage, useUser } from '../../data/queries/user.ts'
import { languageNames } from '@plenara/ui/text/language-names.ts'

/** The language of the app and, apart from it, that of elections, questions and profiles [LANG-2]. */
export function LanguageSettings() {
  const t = useText()
  const user = useUser()
  const language = useLanguage()
  const choose = useChooseLanguage()
  const change = useChangeUser()
  const save = (part: UserChange) => change.mutate(part, { onError: (error) => showToast(t(errorTextId(error))) })
  const chosenContent = change.isPending ? change.variables?.languageContent : undefined
  return (
    <>
      <Select
        label={t('settings.languageApp')}
        name="language"
        value={language}
        onChange={(event) => {
          const chosen = INTERFACE_LANGUAGES.find((option) => option === event.target.value)
          if (chosen) void choose(chosen)
        }}
      >
        {INTERFACE_LANGUAGES.map((option) => (
          <option key={option} value={option} lang={`${option}-CH`}>
            {languageNames[option]}
          </option>
        ))}
      </Select>
      <Select
        label={t('settings.languageContent')}
        name="languageContent"
        value={chosenContent ?? user?.languageContent ?? 'auto'}
        disabled={!user}
        onChange={(event) => save({ languageContent: CONTENT_LANGUAGES.find((option) => option === event.target.value) ?? 'auto' })}
      >
        <option value="auto">{t('settings.languageAuto', { language: languageNames[toContentLanguage(language)] })}</option>
        {CONTENT_LANGUAGES.map((option) => (
          <option key={option} value={option} lang={`${option}-CH`}>
            {languageNames[option]}
          </option>
        ))}
      </Select>
    </>
  )
}
