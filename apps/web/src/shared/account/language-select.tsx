import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconLanguage } from '@tabler/icons-react'
import { useChooseLanguage } from '../../data/queries/user.ts'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import styles from './language-select.module.css'

/** The language of the interface as a small choice for the head of a page, by native names. `isShort` shows the code alone. */
export function LanguageSelect({ isShort = false }: { readonly isShort?: boolean }) {
  const language = useLanguage()
  const choose = useChooseLanguage()
  const t = useText()
  return (
    <label className={isShort ? `${styles.language} ${styles.short}` : styles.language}>
      <IconLanguage aria-hidden size={20} />
      {isShort && <span aria-hidden="true">{language.toUpperCase()}</span>}
      <span className="visually-hidden">{t('app.language.label')}</span>
      <select
        value={language}
        onChange={(event) => {
          const chosen = INTERFACE_LANGUAGES.find((option) => option === event.target.value)
          if (chosen) void choose(chosen)
        }}
      >
        {INTERFACE_LANGUAGES.map((option) => (
          <option key={option} value={option} lang={option}>
            {languageNames[option]}
          </option>
        ))}
      </select>
    </label>
  )
}
