import type { Election, ElectionResult } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Chips } from '@plenara/ui/form/chips.tsx'
import { SearchField } from '@plenara/ui/form/search-field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { usePartiesById } from '../../data/queries/candidates.ts'
import { EmptyState } from '../../shared/page/state-panel.tsx'
import { usePartyFaces } from '../../shared/person/use-party-faces.ts'
import { PersonResults } from '../shared/outcome/person-result.tsx'
import type { ResultPerson } from '../shared/outcome/result-people.ts'
import { memberResult } from '../shared/outcome/team-result.ts'
import { filterElected, partyCounts } from './filter-elected.ts'
import styles from './results.module.css'

export interface ElectedPersonsProps {
  readonly election: Election
  readonly result: ElectionResult
  readonly people: ReadonlyMap<number, ResultPerson>
}

/** From this number of persons on there is a search and a filter. */
const MANY = 6

/** All elected persons, most votes first, and those who took over a seat. */
export function ElectedPersons({ election, result, people }: ElectedPersonsProps) {
  const t = useText()
  const parties = usePartiesById()
  const faceOf = usePartyFaces(parties)
  const [search, setSearch] = useState('')
  const [partyIds, setPartyIds] = useState<readonly number[]>([])
  const counts = partyCounts(result.elected)
  const found = filterElected(result.elected, { search, partyIds }, { people, parties })
  const members = found.flatMap(({ candidateId, replacedById }) =>
    [candidateId, ...(replacedById ? [replacedById] : [])].map((id) => memberResult(id, result)),
  )
  const toggle = (id: number) => setPartyIds(partyIds.includes(id) ? partyIds.filter((other) => other !== id) : [...partyIds, id])
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
                label: faceOf(partyId || null).name,
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
