import type { Actor, OwnCandidacy } from '@plenara/contract'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconHome, IconListCheck, IconPencil, IconSend, IconUser } from '@tabler/icons-react'
import { Link, NavLink } from 'react-router'
import { LanguageSelect } from '../page/language-select.tsx'
import styles from './menu.module.css'
import { SignOut } from './sign-out.tsx'

export interface MenuProps {
  readonly actor: Actor
  /** The candidacy on the screen, or null. */
  readonly candidacy: Pick<OwnCandidacy, 'id' | 'firstName' | 'lastName' | 'election' | 'frozenBy'> | null
  /** Called after a page was chosen. */
  readonly onChosen?: () => void
}

const PAGES = [
  { path: '', label: 'desk.nav.home', Icon: IconHome },
  { path: '/question', label: 'desk.nav.questions', Icon: IconListCheck },
  { path: '/profile', label: 'desk.nav.profile', Icon: IconUser },
  { path: '/submit', label: 'desk.nav.submit', Icon: IconSend },
] as const
/** The pages of a secretariat, which cannot submit. */
const PAGES_OF_TEAM = PAGES.filter(({ path }) => path !== '/submit')
/** The pages after the end of changes. */
const PAGES_AFTER = [...PAGES, { path: '/correction', label: 'desk.nav.corrections', Icon: IconPencil }] as const

/** The name of the candidacy, its pages, language, help and sign-out. */
export function Menu({ actor, candidacy, onChosen }: MenuProps) {
  const t = useText()
  const isOfPerson = actor.candidacies.some(({ id }) => id === candidacy?.id)
  const pages = isOfPerson ? (candidacy?.frozenBy ? PAGES_AFTER : PAGES) : PAGES_OF_TEAM
  return (
    <div className={styles.menu}>
      {candidacy && (
        <p className={styles.who}>
          <b>{`${candidacy.firstName} ${candidacy.lastName}`}</b>
          <span>{candidacy.election.name}</span>
        </p>
      )}
      {candidacy && (
        <nav aria-label={t('desk.nav')}>
          {pages.map(({ path, label, Icon }) => (
            <NavLink key={label} to={`/candidacy/${candidacy.id}${path}`} end={path === ''} className={styles.page} onClick={onChosen}>
              <Icon aria-hidden />
              <span>{t(label)}</span>
            </NavLink>
          ))}
        </nav>
      )}
      {actor.secretariats.length > 0 && (
        <Link to="/team" className={styles.link} onClick={onChosen}>
          {t('team.title')}
        </Link>
      )}
      {actor.candidacies.length > 1 && (
        <Link to="/candidacy" className={styles.link} onClick={onChosen}>
          {t('home.several')}
        </Link>
      )}
      <div className={styles.foot}>
        <p className={styles.help}>
          <span>{t('desk.help')}</span>
          <OutsideLink url={`${actor.site}/imprint`}>{t('desk.contact')}</OutsideLink>
        </p>
        <LanguageSelect />
        {candidacy && isOfPerson && (
          <>
            <Link to={`/candidacy/${candidacy.id}/preparation`} className={styles.link} onClick={onChosen}>
              {t('preparation.title')}
            </Link>
            <Link to={`/candidacy/${candidacy.id}/data`} className={styles.link} onClick={onChosen}>
              {t('data.title')}
            </Link>
          </>
        )}
        <Link to="/candidacy/access" className={styles.link} onClick={onChosen}>
          {t('access.title')}
        </Link>
        <SignOut actor={actor} />
      </div>
    </div>
  )
}
