import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useUserVotes } from '../../data/commands/user-votes.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { Page } from '../../shared/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { Counting } from '../shared/agreement/counting.tsx'
import { useCouncillorAgreement } from '../shared/agreement.ts'
import styles from './agreement.module.css'
import { AgreementList } from './agreement-list.tsx'

/** The members of the parliament by their agreement with the user. */
export function AgreementPage() {
  const t = useText()
  const isLocal = useIsLocalAccount()
  const agreement = useCouncillorAgreement()
  const votes = useUserVotes()
  const error = agreement.error ?? votes.error
  const retry = () => {
    void agreement.refetch()
    void votes.refetch()
  }
  if (isLocal) {
    return (
      <Page title={t('agreement.title')}>
        <EmptyState text={t('agreement.local')} action={<ButtonLink to="/members">{t('members.name')}</ButtonLink>} />
      </Page>
    )
  }
  if (!agreement.data || !votes.data) {
    return <Page title={t('agreement.title')}>{error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton rows={6} />}</Page>
  }
  return (
    <Page
      title={t('agreement.title')}
      aside={
        <ButtonLink kind="quiet" size="small" to="/members">
          {t('members.name')}
        </ButtonLink>
      }
    >
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
