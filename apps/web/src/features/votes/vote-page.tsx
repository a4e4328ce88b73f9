import { useParams } from 'react-router'
import { DetailPage } from '../../components/detail-page/detail-page.tsx'
import { OfficialError } from '../../components/official-data.tsx'
import { Skeleton } from '../../components/state-panel.tsx'
import { VoteMeta } from '../../components/votes/vote-meta.tsx'
import { useText } from '../../i18n/text.ts'
import { useCall } from '../../lib/query-client.ts'
import { useContentLanguage } from '../../lib/user.ts'
import { ParliamentVote } from './parliament-vote.tsx'
import { PeopleVote } from './people-vote.tsx'

/** One vote of a parliament or of the people [ROUTE-36, SCREEN-17]. */
export function VotePage() {
  const t = useText()
  const id = Number(useParams().id)
  const lang = useContentLanguage()
  const { data: vote, error, refetch } = useCall('getVote', { params: { id }, query: { lang } })
  const frame = { parent: '/legislative/votes', isReady: vote !== undefined }
  if (!vote) {
    return (
      <DetailPage {...frame} title={t('votes.one')}>
        {error ? <OfficialError error={error} onRetry={() => void refetch()} site="parliament" /> : <Skeleton rows={6} />}
      </DetailPage>
    )
  }
  return (
    <DetailPage key={id} {...frame} title={vote.title} lang={vote.fallback?.title} meta={<VoteMeta vote={vote} explains />}>
      {vote.parliament && <ParliamentVote vote={vote} parliament={vote.parliament} />}
      {vote.people && <PeopleVote vote={vote} people={vote.people} />}
    </DetailPage>
  )
}
