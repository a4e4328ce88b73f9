import { Logo } from '@plenara/ui/logo.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconBook2, IconBuildingBank, IconMailbox, IconUser } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link, NavLink } from 'react-router'
import { LanguageLinks } from '../../shared/account/language-links.tsx'
import { INFORMATION_PATH, useInformationPath } from '../../shared/explainer/information-path.ts'
import { WayButton } from '../journey/way-button.tsx'
import { WayPanel } from '../journey/way-panel.tsx'
import type { Area } from '../screen-route.ts'
import { AREA_HOMES, selectMenu } from './menus.ts'
import styles from './navigation.module.css'

interface Entry {
  readonly to: string
  readonly text: string
}

const areas = [
  {
    area: 'government',
    icon: IconBuildingBank,
    pages: [
      { to: '/legislative/council', text: 'nav.power.legislative' },
      { to: '/executive/council', text: 'nav.power.executive' },
      { to: '/judiciary/council', text: 'nav.power.judiciary' },
      { to: '/canton', text: 'nav.canton' },
    ],
  },
  {
    area: 'election',
    icon: IconMailbox,
    pages: [
      { to: '/election/favorite-candidates', text: 'nav.favorites' },
      { to: '/lists', text: 'nav.lists' },
      { to: '/dream-teams', text: 'nav.dreamTeams' },
    ],
  },
  {
    area: 'knowledge',
    icon: IconBook2,
    pages: [
      { to: '/voting-instructions', text: 'nav.instructions' },
      { to: '/our-system', text: 'nav.ourSystem' },
      { to: INFORMATION_PATH, text: 'nav.information' },
      { to: '/get-involved', text: 'nav.getInvolved' },
      { to: '/method', text: 'nav.method' },
    ],
  },
  {
    area: 'me',
    icon: IconUser,
    pages: [
      { to: '/profile', text: 'nav.profile' },
      { to: '/notifications', text: 'nav.notifications' },
      { to: '/settings', text: 'nav.settings' },
    ],
  },
] as const satisfies readonly { area: Area; icon: unknown; pages: readonly Entry[] }[]

export interface NavigationProps {
  readonly area: Area | undefined
  /** Stays a rail from 1280 px on too, beside a task. */
  readonly isRail: boolean
}

/** The four areas and the ring: a bar at the foot of phones, a rail from 768 px, a panel with the second level from 1280 px [NAV-2, NAV-3]. */
export function Navigation({ area, isRail }: NavigationProps) {
  const t = useText()
  return (
    <header className={isRail ? styles.bar : `${styles.bar} ${styles.panel}`} id="navigation">
      <Link to="/" className={styles.brand} aria-label="Plenara">
        <Logo size={32} />
        <span aria-hidden="true">Plenara</span>
      </Link>
      {!isRail && <WayPanel />}
      <nav className={styles.nav} aria-label={t('nav.label')}>
        <ul>
          {areas.map((entry, index) => (
            <Fragment key={entry.area}>
              {index === 2 && (
                <li className={styles.wayItem}>
                  <WayButton />
                </li>
              )}
              <li>
                <Link
                  to={AREA_HOMES[entry.area]}
                  className={styles.entry}
                  aria-current={entry.area === area ? 'true' : undefined}
                  onClick={() => selectMenu(entry.area)}
                >
                  <span className={styles.pill}>
                    <entry.icon aria-hidden />
                  </span>
                  <span>{t(`nav.${entry.area}`)}</span>
                </Link>
                {entry.area === area && entry.pages.length > 0 && <SecondLevel area={entry.area} pages={entry.pages} />}
              </li>
            </Fragment>
          ))}
        </ul>
      </nav>
      {!isRail && <LanguageLinks />}
    </header>
  )
}

function SecondLevel({ area, pages }: { readonly area: Area; readonly pages: readonly Entry[] }) {
  const t = useText()
  const information = useInformationPath()
  return (
    <ul className={styles.second}>
      {pages.map((page) => (
        <li key={page.to}>
          <NavLink to={page.to === INFORMATION_PATH ? information : page.to} end onClick={() => selectMenu(area)}>
            {t(page.text)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
