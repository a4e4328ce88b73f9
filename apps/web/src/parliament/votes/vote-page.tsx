import { useText } from '@plenara/ui/text/text.ts'
import { useParams } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { Skeleton } from '../../shared/page/state-panel.tsx'
import { SourceButton } from '../../shared/source/source-button.tsx'
import { DetailPage } from '../shared/detail-page/detail-page.tsx'
import { OfficialError } from '../shared/official-data.tsx'
import { VoteMeta } from '../shared/votes/vote-meta.tsx'
import { ParliamentVote } from './parliament-vote.tsx'
import { PeopleVote } from './people-vote.tsx'

/** A vote of a parliament or of the people [ROUTE-36, SCREEN-17]. */
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
      <SourceButton record={vote} />
    </DetailPage>
  )
}
