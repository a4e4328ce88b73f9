import type { SessionDigest } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { CONFEDERATION } from '@plenara/contract/parliament-constants'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { Link, useParams, useSearchParams } from 'react-router'
import { useCall, useLookUp } from '../../data/calls/query-client.ts'
import { useUserDecisions } from '../../data/commands/user-votes.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { EmptyState, Skeleton } from '../../shared/page/state-panel.tsx'
import { useVoterCanton } from '../shared/cantons/use-voter-canton.ts'
import { DetailPage } from '../shared/detail-page/detail-page.tsx'
import { OfficialError } from '../shared/official-data.tsx'
import { memberCounts } from '../shared/session/member-counts.ts'
import { MembersLine } from '../shared/session/members-line.tsx'
import { VoteRow } from '../shared/votes/vote-row.tsx'
import { CantonChoice } from './canton-choice.tsx'
import { DecidedAffairs } from './decided-affairs.tsx'
import styles from './session.module.css'
import { SessionMembers } from './session-members.tsx'

const PARENT = '/legislative/votes'
const ID = /^[1-9]\d{0,14}$/

/** The decisions of the federal parliament in a session, by default the last one, and those of the members of a canton (`?canton=`). */
export function SessionPage() {
  const t = useText()
  const lang = useContentLanguage()
  const { id } = useParams()
  const [params] = useSearchParams()
  const voter = useVoterCanton()
  const cantonsFailed = useLookUp('getCantons', { query: { lang } }).error !== null
  const named = voter.cantons.find(({ code }) => code === params.get('canton'))
  const canton = named ?? voter.canton
  const isId = id === undefined || ID.test(id)
  const query = { lang, ...(id !== undefined && { session: id }), ...(canton && { members: canton.code }) }
  // Not before the canton is known, or every visit would send two calls.
  const { data, error, refetch } = useCall(
    'getSessionDigest',
    { query },
    isId && !voter.isPending && (voter.cantons.length > 0 || cantonsFailed),
  )
  const isUnknown = !isId || (error instanceof ApiError && error.code === 'session_not_found')
  return (
    <DetailPage
      key={id}
      parent={PARENT}
      isReady={data !== undefined}
      title={data?.session.name ?? t('session.title')}
      lang={data?.session.fallback?.name}
      meta={data && <Meta digest={data} />}
    >
      {isUnknown && <EmptyState text={t('session.none')} action={<Link to={PARENT}>{t('session.allVotes')}</Link>} />}
      {data && !isUnknown && (
        <Digest digest={data} choice={<CantonChoice voter={voter} canton={canton} />} cantonName={canton?.name ?? null} />
      )}
      {!data &&
        !isUnknown &&
        (error ? <OfficialError error={error} onRetry={() => void refetch()} site="parliament" /> : <Skeleton rows={6} />)}
    </DetailPage>
  )
}

function Meta({ digest: { session } }: { readonly digest: SessionDigest }) {
  const t = useText()
  return <p className={styles.meta}>{t('session.days', { from: formatDay(session.from), until: formatDay(session.until) })}</p>
}

interface DigestProps {
  readonly digest: SessionDigest
  readonly choice: React.ReactNode
  readonly cantonName: string | null
}

function Digest({ digest, choice, cantonName }: DigestProps) {
  const t = useText()
  const userDecisions = useUserDecisions()
  const { session, votes, affairs, decided, closest, members, decisions } = digest
  if (votes === 0) {
    return (
      <>
        <EmptyState text={t('session.noVotes')} />
        <OtherSessions digest={digest} />
      </>
    )
  }
  const period = new URLSearchParams({ canton: CONFEDERATION, from: session.from, to: session.until })
  return (
    <>
      <p className={styles.lead}>
        <span>{t('session.sum', { votes, affairs })}</span> <Link to={`/legislative/votes?${period}`}>{t('session.allVotes')}</Link>
      </p>
      <div className={styles.layout}>
        <div className={styles.main}>
          <section aria-labelledby="decided">
            <h2 id="decided">{t('session.decided')}</h2>
            <p className={styles.note}>{t('session.decided.note')}</p>
            {decided.length === 0 ? (
              <p>{t('session.noFinal')}</p>
            ) : (
              <DecidedAffairs affairs={decided} decisions={decisions} userDecisions={userDecisions} />
            )}
          </section>
        </div>
        <div className={styles.side}>
          <section aria-labelledby="members">
            <h2 id="members">
              {cantonName ? t('session.members', { n: members.length, canton: cantonName }) : t('session.members.question')}
            </h2>
            {choice}
            {cantonName && <SessionMembers members={members} />}
          </section>
          {closest.length > 0 && (
            <section aria-labelledby="closest">
              <h2 id="closest">{t('session.closest')}</h2>
              <ul className={styles.rows}>
                {closest.map((vote) => (
                  <li key={vote.id}>
                    <VoteRow vote={vote} userDecision={userDecisions.get(vote.id)}>
                      <MembersLine counts={memberCounts(decisions, [vote.id])} />
                    </VoteRow>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <OtherSessions digest={digest} />
    </>
  )
}

function OtherSessions({ digest: { previousId, nextId } }: { readonly digest: SessionDigest }) {
  const t = useText()
  if (previousId === null && nextId === null) return null
  return (
    <nav className={styles.others} aria-label={t('session.others')}>
      {previousId !== null && <Link to={`/legislative/session/${previousId}`}>{t('session.previous')}</Link>}
      {nextId !== null && <Link to={`/legislative/session/${nextId}`}>{t('session.next')}</Link>}
    </nav>
  )
}
