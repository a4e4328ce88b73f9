import { Counting } from '../../components/agreement/counting.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useCouncillorAgreement } from '../../lib/agreement.ts'
import { useUserVotes } from '../../lib/user-votes.ts'
import styles from './agreement.module.css'
import { AgreementList } from './agreement-list.tsx'

/** Everybody in parliament by how often they voted the same as the user. */
export function AgreementPage() {
  const t = useText()
  const agreement = useCouncillorAgreement()
  const votes = useUserVotes()
  const error = agreement.error ?? votes.error
  const retry = () => {
    void agreement.refetch()
    void votes.refetch()
  }
  if (!agreement.data || !votes.data) {
    return <Page title={t('agreement.title')}>{error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton rows={6} />}</Page>
  }
  return (
    <Page title={t('agreement.title')}>
      <div className={styles.intro}>
        <p>{t('agreement.lead', { n: votes.data.length })}</p>
        <Counting withRanks />
      </div>
      {agreement.data.length > 0 ? (
        <AgreementList agreements={agreement.data} />
      ) : (
        <EmptyState text={t('agreement.empty')} action={<ButtonLink to="/legislative/votes">{t('agreement.toVotes')}</ButtonLink>} />
      )}
    </Page>
  )
}
