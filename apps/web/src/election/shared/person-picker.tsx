import type { CandidateCard } from '@plenara/contract'
import { seededOrder } from '@plenara/domain/fair-order'
import { sortCandidates } from '@plenara/domain/people'
import { fitsSearch, foldQuery } from '@plenara/domain/text-and-time'
import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo, useState } from 'react'
import { useCandidateCards, usePartiesById, usePercentsById } from '../../data/queries/candidates.ts'
import { useSeed } from '../../data/queries/voter-seed.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import { Portrait } from '../../shared/person/portrait.tsx'
import { StandingNote } from '../../shared/person/standing-note.tsx'
import styles from './person-picker.module.css'
import { useShortLeft } from './use-short-left.ts'

export interface PersonPickerProps {
  readonly electionId: number
  /** The ids of people who cannot be chosen. */
  readonly without?: readonly number[]
  readonly onChoose: (person: CandidateCard) => void
}

const SHOWN = 30

/** Chooses a person of an election: search by name, party or number; the closest first if percents may be shown, else in a fair order. */
export function PersonPicker({ electionId, without = [], onChoose }: PersonPickerProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const { people, hasPercents, percents, isPending, error } = useOrderedPeople(electionId)
  const parties = usePartiesById()
  const query = foldQuery(search)
  const found = people.filter((person) => {
    const party = parties.get(person.partyId ?? 0)?.shortName ?? ''
    return !without.includes(person.id) && fitsSearch(query, [person.firstName, person.lastName, party, person.number])
  })
  return (
    <>
      <label className={styles.search}>
        <span>{t('profile.compare.search')}</span>
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <p role="status" className={styles.count}>
        {t('profile.compare.found', { count: found.length })}
      </p>
      {error ? <ErrorState error={error} /> : isPending && <Skeleton rows={3} />}
      <ul className={styles.people}>
        {found.slice(0, SHOWN).map((person) => {
          const party = parties.get(person.partyId ?? 0)
          return (
            <li key={person.id}>
              <button type="button" onClick={() => onChoose(person)}>
                <Portrait person={person} />
                <span>
                  <b>{`${person.firstName} ${person.lastName}`}</b>
                  <span className={styles.facts}>
                    {party && <PartyDot name={party.shortName} color={party.color} />} <span>{person.number}</span>
                    <StandingNote standing={person.standing} />
                  </span>
                </span>
                {hasPercents && <Percent value={percents.get(person.id)?.value} />}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const NOBODY: readonly CandidateCard[] = []

/** All candidates, and the percents if the short questions are answered. */
function useOrderedPeople(electionId: number) {
  const seed = useSeed()
  const { data: cards = NOBODY, isPending, error } = useCandidateCards(electionId)
  const percents = usePercentsById(electionId)
  const hasPercents = useShortLeft(electionId) === 0 && percents.size > 0
  const people = useMemo(() => {
    const shuffled = seededOrder(cards, seed, ({ id }) => id)
    return hasPercents ? sortCandidates(shuffled, 'percent', { percents, matches: [] }) : shuffled
  }, [cards, seed, hasPercents, percents])
  return { people, hasPercents, percents, isPending, error }
}
