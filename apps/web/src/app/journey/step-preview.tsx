import type { CandidateCard, Election } from '@plenara/contract'
import type { JourneyStep } from '@plenara/domain/journey'
import { shuffleCandidates } from '@plenara/domain/people'
import { useText } from '@plenara/ui/text/text.ts'
import { useId, useMemo } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useMatches } from '../../data/commands/ratings.ts'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useCandidateCards, usePartiesById } from '../../data/queries/candidates.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useUserId } from '../../data/session/session.ts'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import { PersonMeta } from '../../shared/person/person-meta.tsx'
import { Portrait } from '../../shared/person/portrait.tsx'
import rowStyles from './preview-rows.module.css'
import styles from './step-preview.module.css'

/** How many candidates the preview shows. */
const SHOWN = 6
const TEAM_STEPS = ['copy', 'adapt', 'follow'] as const

/** The public part of a locked step: candidates, official lists, how to get a team. */
export function StepPreview({ step }: { readonly step: JourneyStep }) {
  const { election } = useActiveElection()
  if (!election) return null
  if (step === 'dream-teams') return <TeamsPreview />
  return step === 'lists' ? <ListsPreview election={election} /> : <PeoplePreview election={election} step={step} />
}

interface PreviewProps {
  readonly election: Election
}

/** The candidates accepted so far, else some of all, in the fair order of the voter and without a percent. */
function PeoplePreview({ election: { id }, step }: PreviewProps & { readonly step: JourneyStep }) {
  const t = useText()
  const titleId = useId()
  const userId = useUserId()
  const { data: cards } = useCandidateCards(id)
  const matches = useMatches(id).data
  const parties = usePartiesById()
  const people = useMemo(() => {
    const accepted = step === 'favorites' ? acceptedOf(cards ?? [], matches ?? []) : []
    return {
      isOwn: accepted.length > 0,
      shown: accepted.length > 0 ? accepted : shuffleCandidates(cards ?? [], `${userId}/${id}`).slice(0, SHOWN),
    }
  }, [cards, matches, step, userId, id])
  if (!cards || cards.length === 0) return null
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h2 id={titleId}>{people.isOwn ? t('preview.favorites') : t('preview.people', { n: cards.length })}</h2>
      {!people.isOwn && <p>{t('preview.peopleDetail')}</p>}
      <ul className={`${rowStyles.rows} ${styles.rows}`}>
        {people.shown.map((card) => (
          <li key={card.id}>
            <Portrait person={card} />
            <span className={rowStyles.who}>
              <Link to={`/election/${id}/candidate/${card.id}`}>{`${card.firstName} ${card.lastName}`}</Link>
              <PersonMeta party={card.partyId === null ? undefined : parties.get(card.partyId)} number={card.number} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function acceptedOf(cards: readonly CandidateCard[], matches: readonly { readonly candidateId: number; readonly rank: number | null }[]) {
  const cardById = new Map(cards.map((card) => [card.id, card]))
  return matches
    .flatMap(({ candidateId, rank }) => (rank === null ? [] : [{ candidateId, rank }]))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ candidateId }) => cardById.get(candidateId) ?? [])
}

/** The official lists by number; each can be read and copied out by hand. */
function ListsPreview({ election: { id: eid } }: PreviewProps) {
  const t = useText()
  const titleId = useId()
  const lists = useCall('getOfficialLists', { params: { eid }, query: { lang: useContentLanguage() } }).data
  const parties = usePartiesById()
  if (!lists || lists.length === 0) return null
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('preview.lists', { n: lists.length })}</h2>
      <p>{t('preview.listsDetail')}</p>
      <ul className={`${rowStyles.rows} ${styles.rows}`}>
        {lists.map(({ id, number, name, partyId, candidates }) => {
          const party = partyId === null ? undefined : parties.get(partyId)
          return (
            <li key={id}>
              <span className={`num ${styles.number}`}>{number}</span>
              <span className={rowStyles.who}>
                <Link to={`/list/${id}`}>{name}</Link>
                <span className={`num ${styles.facts}`}>
                  {party && <PartyDot name={party.shortName} color={party.color} />}
                  <span>{t('preview.names', { n: candidates.length })}</span>
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function TeamsPreview() {
  const t = useText()
  const titleId = useId()
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('preview.teams')}</h2>
      <ol className={styles.way}>
        {TEAM_STEPS.map((step) => (
          <li key={step}>{t(`dreamTeams.howTo.${step}`)}</li>
        ))}
      </ol>
    </section>
  )
}
