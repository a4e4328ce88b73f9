import type { Councillor, CouncillorAgreement } from '@plenara/contract'
import { MIN_SHARED_VOTES } from '@plenara/domain'
import { Link } from 'react-router'
import { Counting } from '../../components/agreement/counting.tsx'
import { Uncounted } from '../../components/agreement/uncounted.tsx'
import { LoginHint } from '../../components/login-hint.tsx'
import { MatchRing } from '../../components/match-ring.tsx'
import { ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useCouncillorAgreement } from '../../lib/agreement.ts'
import { isLoggedIn, useSession } from '../../lib/session.ts'
import styles from './office-votes.module.css'

/** How often the user and the person voted the same. Visitors read what an account would show. */
export function AgreementSummary({ person }: { readonly person: Councillor }) {
  const t = useText()
  const session = useSession()
  const { data, error, refetch } = useCouncillorAgreement()
  if (!isLoggedIn(session)) return <LoginHint text={t('agreement.login')} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} />
  const agreement = data.find(({ councillor }) => councillor.id === person.id)
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

function Figures({ agreement }: { readonly agreement: CouncillorAgreement }) {
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
