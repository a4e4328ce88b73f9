import type { Actor } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { Link, Navigate } from 'react-router'
import { useArrival } from '../../page/use-arrival.ts'
import styles from './home-page.module.css'

/** The start page: redirects to a single candidacy, lists several, or redirects to the lists of a secretariat. */
export function CandidaciesPage({ actor }: { readonly actor: Actor }) {
  const [only, ...others] = actor.candidacies
  if (!only && actor.secretariats.length > 0) return <Navigate to="/team" replace />
  if (only && others.length === 0) return <Navigate to={`/candidacy/${only.id}`} replace />
  return <Choice actor={actor} />
}

function Choice({ actor }: { readonly actor: Actor }) {
  const t = useText()
  const heading = useArrival(t('home.several'))
  return (
    <main id="content" className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('home.several')}
        </h1>
        {actor.candidacies.length === 0 && <p>{t('home.none')}</p>}
      </div>
      <ul className={styles.parts}>
        {actor.candidacies.map(({ id, election, number, list }) => (
          <li key={id}>
            <Link to={String(id)}>
              <span className={styles.part}>
                <b>{election.name}</b>
                <span>{[number, list && `${list.number} ${list.name}`].filter(Boolean).join(', ')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
