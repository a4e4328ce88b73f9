import type { Election } from '@plenara/contract'
import { countdownTo } from '@plenara/domain/elections'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconClock } from '@tabler/icons-react'
import { WithdrawnResult } from '../shared/outcome/withdrawn-result.tsx'
import styles from './results.module.css'

const CONTENTS = ['team', 'elected', 'seats'] as const

/** The page before the publication: the expected time and contents of the results, or that a result is withdrawn. */
export function BeforeResults({ election, now }: { readonly election: Election; readonly now: Date }) {
  const t = useText()
  const date = longDate(election.electionDate, useLanguage())
  const { isOver, days } = countdownTo(election.electionDate, now)
  if (election.resultWithdrawn !== null) {
    return (
      <section className={styles.before}>
        <WithdrawnResult election={election} />
        <p>{t('results.withdrawn.then')}</p>
      </section>
    )
  }
  return (
    <section className={styles.before}>
      <h2 className={styles.when}>
        <IconClock size={28} aria-hidden />
        <span>{t(isOver ? 'results.before.closed' : 'results.before.date', { date })}</span>
      </h2>
      {!isOver && <p>{t('results.before.days', { n: days })}</p>}
      <p>{t('results.before.then')}</p>
      <ul className={styles.contents}>
        {CONTENTS.map((part) => (
          <li key={part}>{t(`results.before.${part}`)}</li>
        ))}
      </ul>
      <div>
        <ButtonLink to="/dream-teams">{t('results.toDreamTeams')}</ButtonLink>
      </div>
    </section>
  )
}
