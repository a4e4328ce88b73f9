import type { CandidateCard } from '@plenara/contract'
import { normalizeSearch, seededOrder } from '@plenara/domain'
import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { useCandidateCards, usePartiesById } from '../lib/candidates.ts'
import { useUserId } from '../lib/session.ts'
import { PartyDot } from './party-dot.tsx'
import styles from './person-picker.module.css'
import { Portrait } from './portrait.tsx'
import { ErrorState, Skeleton } from './state-panel.tsx'

export interface PersonPickerProps {
  readonly electionId: number
  /** Who cannot be chosen. */
  readonly without?: readonly number[]
  readonly onChoose: (person: CandidateCard) => void
}

const SHOWN = 30

/** Chooses a person of an election: search by name, party or number, in a fair order otherwise. */
export function PersonPicker({ electionId, without = [], onChoose }: PersonPickerProps) {
  const t = useText()
  const seed = useUserId()
  const [search, setSearch] = useState('')
  const { data: cards = [], isPending, error } = useCandidateCards(electionId)
  const parties = usePartiesById()
  const words = normalizeSearch(search).split(' ').filter(Boolean)
  const found = seededOrder(cards, seed, ({ id }) => id).filter((person) => {
    const party = parties.get(person.partyId ?? 0)?.shortName ?? ''
    const text = normalizeSearch(`${person.firstName} ${person.lastName} ${party} ${person.number ?? ''}`)
    return !without.includes(person.id) && words.every((word) => text.includes(word))
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
                  <b>
                    {person.firstName} {person.lastName}
                  </b>
                  <span className={styles.facts}>
                    {party && <PartyDot name={party.shortName} color={party.color} />} {person.number}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
