import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import styles from './legal-links.module.css'

const pages = ['terms', 'privacy', 'imprint'] as const

/** The links to terms of use, privacy policy and imprint, for the foot of a page. */
export function LegalLinks() {
  const t = useText()
  return (
    <footer className={styles.legal}>
      <ul aria-label={t('common.legal.label')}>
        {pages.map((page) => (
          <li key={page}>
            <Link to={`/${page}`}>{t(`common.legal.${page}`)}</Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
