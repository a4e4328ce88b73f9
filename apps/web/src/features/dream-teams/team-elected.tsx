import type { CandidateCard, Election, List } from '@plenara/contract'
import { IconCheck, IconUser } from '@tabler/icons-react'
import { PersonMeta } from '../../components/person-meta.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { usePartiesById } from '../../lib/candidates.ts'
import { useCall } from '../../lib/query-client.ts'
import { CouncilArc } from './council-arc.tsx'
import styles from './dream-teams.module.css'
import { teamResult } from './team-result.ts'

export interface TeamElectedProps {
  readonly election: Election
  readonly list: List
  readonly people: ReadonlyMap<number, CandidateCard>
}

/** Who of the followed list was elected: number, sentence, then each person with a word. Nobody «loses». */
export function TeamElected({ election, list, people }: TeamElectedProps) {
  const t = useText()
  const result = useCall('getElectionResult', { params: { eid: election.id } })
  if (result.error) return <ErrorState error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <Skeleton rows={4} />
  const { elected, others } = teamResult(list.candidates, result.data)
  const names = elected.map(({ candidateId }) => nameOf(people.get(candidateId))).join(', ')
  return (
    <>
      <CouncilArc seats={election.seats} marked={elected.length}>
        <b className="num">{elected.length}</b>
        <span>{t('dreamTeams.result.ofTotal', { n: elected.length, total: elected.length + others.length })}</span>
      </CouncilArc>
      <h2 className={styles.sentence}>{t('dreamTeams.result.sentence', { n: elected.length, list: list.name, names })}</h2>
      <ul className={styles.people}>
        {elected.map(({ candidateId, votes }) => (
          <PersonRow key={candidateId} person={people.get(candidateId)} isElected votes={votes} />
        ))}
        {others.map((id) => (
          <PersonRow key={id} person={people.get(id)} isElected={false} votes={null} />
        ))}
      </ul>
      <p className={styles.facts}>
        {t(result.data.final ? 'dreamTeams.result.final' : 'dreamTeams.result.provisional')}
        {result.data.source && ` ${t('dreamTeams.result.source', { source: result.data.source })}`}
      </p>
    </>
  )
}

interface PersonRowProps {
  readonly person: CandidateCard | undefined
  readonly isElected: boolean
  readonly votes: number | null
}

function PersonRow({ person, isElected, votes }: PersonRowProps) {
  const t = useText()
  const parties = usePartiesById()
  if (!person) return null
  return (
    <li className={styles.person}>
      <Portrait person={person} />
      <span className={styles.who}>
        <b>{nameOf(person)}</b>
        <PersonMeta party={person.partyId === null ? undefined : parties.get(person.partyId)} number={person.number} />
        {votes !== null && <span className={`num ${styles.votes}`}>{t('dreamTeams.result.votes', { n: votes })}</span>}
      </span>
      <span className={isElected ? styles.elected : styles.notElected}>
        {isElected ? <IconCheck size={16} aria-hidden /> : <IconUser size={16} aria-hidden />}
        {t(isElected ? 'dreamTeams.result.elected' : 'dreamTeams.result.notElected')}
      </span>
    </li>
  )
}

function nameOf(person: CandidateCard | undefined): string {
  return person ? `${person.firstName} ${person.lastName}` : '–'
}
