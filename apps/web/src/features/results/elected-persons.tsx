import type { CandidateCard, Election, ElectionResult } from '@plenara/contract'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Chips } from '../../components/chips.tsx'
import { PersonResults } from '../../components/person-result.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { EmptyState } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { usePartiesById } from '../../lib/candidates.ts'
import { memberResult } from '../../lib/team-result.ts'
import { filterElected, partyCounts } from './filter-elected.ts'
import styles from './results.module.css'

export interface ElectedPersonsProps {
  readonly election: Election
  readonly result: ElectionResult
  readonly people: ReadonlyMap<number, CandidateCard>
}

/** From so many persons on they can be searched and filtered. */
const MANY = 6

/** Everybody elected, most votes first, and who took over a seat. */
export function ElectedPersons({ election, result, people }: ElectedPersonsProps) {
  const t = useText()
  const parties = usePartiesById()
  const [search, setSearch] = useState('')
  const [partyIds, setPartyIds] = useState<readonly number[]>([])
  const counts = partyCounts(result.elected)
  const found = filterElected(result.elected, { search, partyIds }, { people, parties })
  const members = found.flatMap(({ candidateId, replacedById }) =>
    [candidateId, ...(replacedById ? [replacedById] : [])].map((id) => memberResult(id, result)),
  )
  const toggle = (id: number) => setPartyIds(partyIds.includes(id) ? partyIds.filter((one) => one !== id) : [...partyIds, id])
  const reset = () => {
    setSearch('')
    setPartyIds([])
  }
  return (
    <section className={styles.part} aria-labelledby="elected-persons">
      <h2 id="elected-persons">{t('results.elected.title')}</h2>
      {result.elected.length === 0 && <p>{t(result.final ? 'results.elected.nobody' : 'results.elected.notYet')}</p>}
      {result.elected.length >= MANY && (
        <>
          <SearchField label="results.search" value={search} onChange={setSearch} />
          {counts.length > 1 && (
            <Chips
              legend={t('results.column.party')}
              kind="several"
              name="party"
              chosen={partyIds}
              options={counts.map(({ partyId, count }) => ({
                value: partyId,
                label: parties.get(partyId)?.shortName ?? t('results.noParty'),
                count,
              }))}
              onToggle={toggle}
            />
          )}
          <p role="status" className={styles.count}>
            {t('results.count', { n: found.length, total: result.elected.length })}
          </p>
        </>
      )}
      {members.length > 0 && <PersonResults electionId={election.id} members={members} people={people} />}
      {result.elected.length > 0 && found.length === 0 && (
        <EmptyState text={t('results.noMatch')} action={<Button onClick={reset}>{t('results.reset')}</Button>} />
      )}
    </section>
  )
}
