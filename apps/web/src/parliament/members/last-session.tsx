import type { Canton, SessionDigest, VoteCard } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { memberCounts } from '../shared/session/member-counts.ts'
import { MembersLine } from '../shared/session/members-line.tsx'
import { VoteResultLine } from '../shared/votes/vote-result-line.tsx'
import styles from './members.module.css'

const SHOWN = 3

/** The last decisions, with those of the members of a canton; nothing without a session. */
export function LastSession({ canton }: { readonly canton: Canton }) {
  const t = useText()
  const { data } = useCall('getSessionDigest', { query: { lang: useContentLanguage(), members: canton.code } })
  if (!data || data.votes === 0) return null
  const { session, decided } = data
  const address = `/legislative/session/${session.id}?canton=${canton.code}`
  return (
    <section aria-labelledby="last-session">
      <div className={styles.over}>
        <h2 id="last-session" lang={session.fallback?.name && languageTag(session.fallback.name)}>
          {session.name}
        </h2>
        <Link to={address}>{t('session.all', { n: decided.length })}</Link>
      </div>
      <ul className={styles.rows}>
        {decided.slice(0, SHOWN).map((affair) => (
          <Decided key={affair.votes[0]?.id} affair={affair} digest={data} />
        ))}
      </ul>
    </section>
  )
}

/** The final votes of both councils on one text. With several texts on one day it is not known which votes belong together, so that only the newest is taken. */
function bothCouncils(votes: readonly VoteCard[]): number[] {
  const ofDay = votes.filter(({ date }) => date === votes[0]?.date)
  const isOnePerCouncil = new Set(ofDay.map(({ councilId }) => councilId)).size === ofDay.length
  return (isOnePerCouncil ? ofDay : ofDay.slice(0, 1)).map(({ id }) => id)
}

interface DecidedProps {
  readonly affair: SessionDigest['decided'][number]
  readonly digest: SessionDigest
}

/** The newest final vote on an affair. */
function Decided({ affair: { votes }, digest: { decisions } }: DecidedProps) {
  const [vote] = votes
  if (!vote) return null
  return (
    <li className={styles.decided}>
      <Link to={`/legislative/votes/${vote.id}`} className={styles.name} lang={vote.fallback?.title}>
        {vote.title}
      </Link>
      <VoteResultLine vote={vote} />
      <MembersLine counts={memberCounts(decisions, bothCouncils(votes))} />
    </li>
  )
}
