import type { Candidate, CandidateCard } from '@plenara/contract'
import { normalizeSearch, seededOrder } from '@plenara/domain'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { PartyDot } from '../../components/party-dot.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useUserId } from '../../lib/session.ts'
import { useComparable } from './api.ts'
import styles from './compare-dialog.module.css'

export interface CompareDialogProps {
  readonly electionId: number
  readonly onClose: () => void
  readonly onChoose: (person: Candidate | CandidateCard) => void
}

const SHOWN = 30

/** Chooses the person whose diagram is laid over one's own: search by name, party or number, fair order otherwise. */
export function CompareDialog({ electionId, onClose, onChoose }: CompareDialogProps) {
  const t = useText()
  const seed = useUserId()
  const [search, setSearch] = useState('')
  const { candidates, parties, isPending } = useComparable(electionId)
  const partyById = new Map(parties.map((party) => [party.id, party]))
  const words = normalizeSearch(search).split(' ').filter(Boolean)
  const found = seededOrder(candidates, seed, ({ id }) => id).filter((person) => {
    const party = partyById.get(person.partyId ?? 0)?.shortName ?? ''
    const text = normalizeSearch(`${person.firstName} ${person.lastName} ${party} ${person.number ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  return (
    <Dialog title={t('profile.compare')} onClose={onClose}>
      <label className={styles.search}>
        <span>{t('profile.compare.search')}</span>
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <p role="status" className={styles.count}>
        {t('profile.compare.found', { count: found.length })}
      </p>
      {isPending && <Skeleton rows={3} />}
      <ul className={styles.people}>
        {found.slice(0, SHOWN).map((person) => {
          const party = partyById.get(person.partyId ?? 0)
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
    </Dialog>
  )
}
