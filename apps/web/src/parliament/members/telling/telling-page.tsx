import type { TellingVotes, UserDecision, UserVote } from '@plenara/contract'
import { readAnswerTable } from '@plenara/domain/match'
import { TELLING_VOTES, tellingState, votesOnBills } from '@plenara/domain/parliament'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../data/calls/query-client.ts'
import { useDecideVote, useUserVotes } from '../../../data/commands/user-votes.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { TaskPage } from '../../../shared/page/page.tsx'
import { EmptyState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { OfficialError } from '../../shared/official-data.tsx'
import styles from './telling.module.css'
import { TellingCard } from './telling-card.tsx'

/** Ten votes of the parliament that best distinguish its members; the device selects them [SESSION-6]. */
export function TellingPage() {
  const t = useText()
  const telling = useCall('getTellingVotes', { query: { lang: useContentLanguage() } })
  const votes = useUserVotes()
  const error = telling.error ?? votes.error
  const retry = () => void Promise.all([telling.refetch(), votes.refetch()])
  return (
    <TaskPage title={t('members.ten.title')} closeTo="/members">
      {telling.data && votes.data ? (
        <Deck telling={telling.data} votes={votes.data} />
      ) : error ? (
        <OfficialError error={error} onRetry={retry} site="parliament" />
      ) : (
        <Skeleton rows={6} />
      )}
    </TaskPage>
  )
}

interface DeckProps {
  readonly telling: TellingVotes
  readonly votes: readonly UserVote[]
}

function Deck({ telling, votes }: DeckProps) {
  const t = useText()
  const decide = useDecideVote()
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set())
  const [past, setPast] = useState<readonly (readonly number[])[]>([])
  const matrix = useMemo(() => readAnswerTable(telling.positions), [telling.positions])
  const { decided, next } = useMemo(() => {
    const bills = telling.votes.map(({ ids }) => ids)
    return tellingState(matrix, votesOnBills(bills, votes), skipped)
  }, [telling.votes, matrix, votes, skipped])
  const vote = telling.votes.find(({ ids: [first] }) => first === next)
  if (telling.votes.length === 0) return <EmptyState text={t('members.ten.none')} />
  const saveAll = async (ids: readonly number[], decision: UserDecision | null) => {
    for (const id of ids) if (!(await decide(id, decision))) return false
    return true
  }
  const choose = async (ids: readonly number[], decision: UserDecision) => {
    if (await saveAll(ids, decision)) setPast((before) => [...before, ids])
  }
  const takeBack = () => {
    void saveAll(past.at(-1) ?? [], null)
    setPast(past.slice(0, -1))
  }
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('members.ten.lead')}</p>
      <p className="num" role="status">
        {t('members.ten.progress', { n: decided, total: TELLING_VOTES })}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(100 * decided) / TELLING_VOTES}%` }} />
      </div>
      {vote ? (
        <TellingCard
          key={next}
          vote={vote}
          follows={past.length > 0 || skipped.size > 0}
          onDecide={(decision) => void choose(vote.ids, decision)}
          onSkip={() => setSkipped(new Set([...skipped, next ?? 0]))}
        />
      ) : (
        <EmptyState
          text={t('members.ten.done', { n: decided })}
          action={
            <ButtonLink kind="primary" to="/members">
              {t('members.name')}
            </ButtonLink>
          }
        />
      )}
      <div className={styles.links}>
        <Link to="/method">{t('members.ten.why')}</Link>
        {past.length > 0 && (
          <Button kind="quiet" size="small" onClick={takeBack}>
            {t('members.ten.back')}
          </Button>
        )}
      </div>
    </div>
  )
}
