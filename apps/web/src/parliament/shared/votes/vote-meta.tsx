import type { VoteCard } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { usePreference, voteTagDisplay } from '../../../platform/preferences.ts'
import { ExplainedVoteKind, VoteKind } from './vote-kind.tsx'
import styles from './vote-meta.module.css'

export interface VoteMetaProps {
  readonly vote: VoteCard
  /** Whether the kind of the vote can be explained by a button. */
  readonly explains?: boolean
}

/** The line above a title: kind of the vote or council, number of the affair, day. In one line or several, by the setting of the voter. */
export function VoteMeta({ vote, explains }: VoteMetaProps) {
  const lang = useContentLanguage()
  const [display] = usePreference(voteTagDisplay)
  const councils = useCall('getCouncils', { query: { lang } })
  const council = councils.data?.find(({ id }) => id === vote.councilId)
  const cantons = useCall('getCantons', { query: { lang } }, vote.cantonCode !== undefined)
  const canton = cantons.data?.find(({ code }) => code === vote.cantonCode)
  return (
    <p className={`num ${styles.meta} ${display === 'block' ? styles.block : ''}`}>
      {vote.kind && (explains && vote.kind !== 'proposal' ? <ExplainedVoteKind kind={vote.kind} /> : <VoteKind kind={vote.kind} />)}
      {canton && <span>{canton.name}</span>}
      {council && <span lang={council.fallback?.name}>{council.name}</span>}
      {vote.affairNumber && <span>{vote.affairNumber}</span>}
      <time dateTime={vote.date}>{formatDay(vote.date)}</time>
    </p>
  )
}
