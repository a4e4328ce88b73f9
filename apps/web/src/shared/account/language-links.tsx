import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useChooseLanguage } from '../../data/queries/user.ts'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import styles from './language-links.module.css'

/** The languages side by side, each by its code and its native name, for the foot of the panel on wide screens. */
export function LanguageLinks() {
  const t = useText()
  const language = useLanguage()
  const choose = useChooseLanguage()
  return (
    <ul className={styles.languages} aria-label={t('app.language.label')}>
      {INTERFACE_LANGUAGES.map((option) => (
        <li key={option}>
          <button
            type="button"
            lang={`${option}-CH`}
            aria-label={languageNames[option]}
            aria-pressed={option === language}
            onClick={() => void choose(option)}
          >
            {option === 'gsw' ? 'BS' : option.toUpperCase()}
          </button>
        </li>
      ))}
    </ul>
  )
}
