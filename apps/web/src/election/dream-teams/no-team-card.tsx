import type { Election } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './dream-teams.module.css'

/** A coming election without a followed list. */
export function NoTeamCard({ election, onSelect }: { readonly election: Election; readonly onSelect: () => void }) {
  const t = useText()
  return (
    <article className={styles.card}>
      <p className={styles.top}>
        <b>{election.name}</b>
        <span className="num">{formatDay(election.electionDate)}</span>
      </p>
      <div className={styles.none}>
        <h2>{t('dreamTeams.none')}</h2>
        <ButtonLink size="small" to="/lists" onClick={onSelect} aria-label={t('dreamTeams.toListsOf', { election: election.name })}>
          {t('dreamTeams.toLists')}
        </ButtonLink>
      </div>
    </article>
  )
}
