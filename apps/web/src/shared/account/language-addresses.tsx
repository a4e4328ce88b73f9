import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { useText } from '@plenara/ui/text/text.ts'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import styles from './language-addresses.module.css'

/** The languages as links, for browsers without script. Place it right before the choice that it replaces. */
export function LanguageAddresses() {
  const t = useText()
  return (
    <noscript className={styles.plain}>
      <nav className={styles.languages} aria-label={t('app.language.label')}>
        {CONTENT_LANGUAGES.map((language) => (
          <a
            key={language}
            href={`?lang=${language}`}
            lang={`${language}-CH`}
            hrefLang={`${language}-CH`}
            aria-label={languageNames[language]}
          >
            {language.toUpperCase()}
          </a>
        ))}
      </nav>
    </noscript>
  )
}
