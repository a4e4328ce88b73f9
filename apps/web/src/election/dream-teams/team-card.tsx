import type { Election, List } from '@plenara/contract'
import { isFollowingOpen } from '@plenara/domain/lists'
import { formatDay } from '@plenara/domain/text-and-time'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { errorTextId } from '../../data/calls/error-text.ts'
import { chooseTeam } from '../../data/commands/dream-team.ts'
import { useUserId } from '../../data/session/session.ts'
import { useNow } from '../../platform/use-now.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { WithdrawnResult } from '../shared/outcome/withdrawn-result.tsx'
import { type TeamList, useTeamList } from './api.ts'
import styles from './dream-teams.module.css'
import { TeamBeforeElection } from './team-before-election.tsx'
import { TeamElected } from './team-elected.tsx'

export interface TeamCardProps {
  readonly election: Election
  readonly listId: number
}

/** The followed list of a council: before the election its faces and the deadline, afterwards the elected candidates. */
export function TeamCard({ election, listId }: TeamCardProps) {
  const team = useTeamList(election.id, listId)
  return (
    <article className={styles.card}>
      <p className={styles.top}>
        <b>{election.name}</b>
        <span className="num">{formatDay(election.electionDate)}</span>
      </p>
      <WithdrawnResult election={election} />
      <Content election={election} team={team} />
    </article>
  )
}

function Content({ election, team }: { readonly election: Election; readonly team: TeamList }) {
  const t = useText()
  const unfollow = useUnfollow(election)
  const now = useNow()
  const { list, people, isPending, error } = team
  if (error) return <ErrorState error={error} />
  if (!list) return isPending ? <Skeleton rows={2} /> : <p>{t('dreamTeams.gone')}</p>
  if (election.resultsPublic) return <TeamElected election={election} list={list} people={people} />
  return (
    <TeamBeforeElection
      election={election}
      list={list}
      people={people}
      now={now}
      isOpen={isFollowingOpen(election, now)}
      onUnfollow={() => void unfollow(list)}
    />
  )
}

/** Unfollows with undo, until the deadline. */
function useUnfollow(election: Election) {
  const t = useText()
  const place = { userId: useUserId(), electionId: election.id }
  const fail = (error: unknown) => showToast(t(errorTextId(error)))
  return async (list: List) => {
    try {
      await chooseTeam(place, 0)
      const undo = () => void chooseTeam(place, list.id).catch(fail)
      showToast(t('dreamTeams.unfollowed', { name: list.name }), { label: t('common.undo'), run: undo })
    } catch (error) {
      fail(error)
    }
  }
}
