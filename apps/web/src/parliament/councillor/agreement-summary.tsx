import type { Councillor } from '@plenara/contract'
import { MIN_SHARED_VOTES } from '@plenara/domain/parliament'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { LoginHint } from '../../shared/page/login-hint.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { MatchRing } from '../../shared/person/match-ring.tsx'
import { Counting } from '../shared/agreement/counting.tsx'
import { Uncounted } from '../shared/agreement/uncounted.tsx'
import { type PersonAgreement, usePersonAgreement } from '../shared/agreement.ts'
import styles from './office-votes.module.css'

/** The agreement of the user with the person. Visitors see what an account would show. */
export function AgreementSummary({ person }: { readonly person: Councillor }) {
  const t = useText()
  const session = useSession()
  const { agreement, error, retry } = usePersonAgreement(person)
  if (!isLoggedIn(session)) return <LoginHint text={t('agreement.login')} />
  if (agreement === undefined) return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton rows={2} />
  return (
    <section className={styles.summary} aria-label={t('agreement.title')}>
      {agreement && agreement.shared > 0 ? <Figures agreement={agreement} /> : <p>{t('agreement.nothing', { name: person.firstName })}</p>}
      {agreement && <Uncounted agreement={agreement} className={styles.uncounted} />}
      <Counting />
      <p>
        <Link to="/councillor-agreement" className={styles.all}>
          {t('agreement.all')}
        </Link>
      </p>
    </section>
  )
}

function Figures({ agreement }: { readonly agreement: NonNullable<PersonAgreement['agreement']> }) {
  const t = useText()
  const { value, same, shared } = agreement
  return (
    <div className={styles.figures}>
      <MatchRing value={value} />
      <div>
        <p className={`num ${styles.same}`}>{t('agreement.same', { same, shared })}</p>
        <p className="num">
          {value === null
            ? t('agreement.missing', { n: MIN_SHARED_VOTES - shared })
            : t('agreement.percent', { percent: Math.round(value) })}
        </p>
      </div>
    </div>
  )
}
