import type { Actor, OwnCandidacy } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconHome, IconListCheck, IconPencil, IconSend, IconUser } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { desk } from '../data/client.ts'
import { useSignedOut } from '../data/use-signed-in.ts'
import { hasUnsaved } from '../data/use-save-queue.ts'
import { LanguageSelect } from '../page/language-select.tsx'
import { ErrorState } from '../page/states.tsx'
import styles from './menu.module.css'

export interface MenuProps {
  readonly actor: Actor
  /** The one that is shown, or null. */
  readonly candidacy: Pick<OwnCandidacy, 'id' | 'firstName' | 'lastName' | 'election' | 'frozenBy'> | null
  /** Told when a page was chosen. */
  readonly onChosen?: () => void
}

const PAGES = [
  { path: '', label: 'desk.nav.home', Icon: IconHome },
  { path: '/question', label: 'desk.nav.questions', Icon: IconListCheck },
  { path: '/profile', label: 'desk.nav.profile', Icon: IconUser },
  { path: '/submit', label: 'desk.nav.submit', Icon: IconSend },
] as const
/** What is left once nothing can be changed any more. */
const PAGES_AFTER = [...PAGES, { path: '/correction', label: 'desk.nav.corrections', Icon: IconPencil }] as const

/** Who is signed in, the pages of the candidacy, language, help and the way out. */
export function Menu({ actor, candidacy, onChosen }: MenuProps) {
  const t = useText()
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
          {(candidacy.frozenBy ? PAGES_AFTER : PAGES).map(({ path, label, Icon }) => (
            <NavLink key={label} to={`/candidacy/${candidacy.id}${path}`} end={path === ''} className={styles.page} onClick={onChosen}>
              <Icon aria-hidden />
              <span>{t(label)}</span>
            </NavLink>
          ))}
        </nav>
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
        {candidacy && (
          <Link to={`/candidacy/${candidacy.id}/data`} className={styles.link} onClick={onChosen}>
            {t('data.title')}
          </Link>
        )}
        <Link to="/candidacy/access" className={styles.link} onClick={onChosen}>
          {t('access.title')}
        </Link>
        <SignOut />
      </div>
    </div>
  )
}

/** Whoever has something that is not saved yet is asked first. */
function SignOut() {
  const t = useText()
  const navigate = useNavigate()
  const signedOut = useSignedOut()
  const [isAsked, setAsked] = useState(false)
  const leaving = useMutation({
    mutationFn: () => desk.signOut({}),
    onSuccess: () => {
      signedOut()
      navigate('/candidacy/sign-in', { replace: true })
    },
  })
  const leave = () => {
    if (hasUnsaved() && !isAsked) return setAsked(true)
    if (!leaving.isPending) leaving.mutate()
  }
  return (
    <>
      {isAsked && <p role="alert">{t('desk.unsaved')}</p>}
      {leaving.error && <ErrorState error={leaving.error} />}
      <Button onClick={leave} aria-disabled={leaving.isPending}>
        {t(isAsked ? 'desk.signOutAnyway' : 'desk.signOut')}
      </Button>
    </>
  )
}
