import { ButtonLink } from '@plenara/ui/button.tsx'
import { Logo } from '@plenara/ui/logo.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router'
import { LanguageAddresses } from '../../shared/account/language-addresses.tsx'
import { LanguageSelect } from '../../shared/account/language-select.tsx'
import { INFORMATION_PATH } from '../../shared/explainer/information-path.ts'
import type { Area } from '../screen-route.ts'
import styles from './visitor-header.module.css'

/** The pages of each area for visitors; the elections link to the entry. */
const AREAS = [
  { area: 'government', to: '/legislative/council' },
  { area: 'election', to: '/election' },
  { area: 'knowledge', to: INFORMATION_PATH },
] as const

/** The header of the open pages for visitors: the current area, the others, the language, and the entry. */
export function VisitorHeader({ area }: { readonly area: Area | undefined }) {
  const t = useText()
  return (
    <header className={styles.header} id="navigation">
      <Link to="/start" className={styles.brand} aria-label="Plenara">
        <Logo size={32} />
        <span aria-hidden="true">Plenara</span>
      </Link>
      <nav className={styles.areas} aria-label={t('nav.label')}>
        {AREAS.map((entry) => (
          <Link key={entry.area} to={entry.to} aria-current={entry.area === area ? 'true' : undefined}>
            {t(`nav.${entry.area}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.ways}>
        <LanguageAddresses />
        <div>
          <LanguageSelect isShort />
        </div>
        <Link to="/search" className={styles.search} aria-label={t('common.search')} title={t('common.search')}>
          <IconSearch aria-hidden />
        </Link>
        <ButtonLink to="/start" size="small">
          {t('nav.begin')}
        </ButtonLink>
      </div>
    </header>
  )
}
