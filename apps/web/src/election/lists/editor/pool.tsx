import type { CandidateCard, Election, ListCandidate } from '@plenara/contract'
import { compareListNumbers, repetitionsOf } from '@plenara/domain/lists'
import { filterCandidates } from '@plenara/domain/people'
import { Button } from '@plenara/ui/button.tsx'
import { SearchField } from '@plenara/ui/form/search-field.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo, useRef, useState } from 'react'
import { Virtualizer } from 'virtua'
import type { ElectionLists } from '../api.ts'
import styles from './pool.module.css'
import { PoolRow } from './pool-row.tsx'

export interface PoolProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly candidates: readonly ListCandidate[]
  /** Why the last name could not be added; empty if it could. */
  readonly refusal: string
  /** How many favourites fit on free lines. */
  readonly fillable: number
  readonly onFill: () => void
  readonly onAdd: (id: number) => void
}

/** The names to add to the list: favourites by rank, or all candidates of the ballot in the order of their numbers, with search. */
export function Pool({ election, lists, candidates, refusal, fillable, onFill, onAdd }: PoolProps) {
  const t = useText()
  const everybody = useMemo(() => [...lists.candidates.values()].sort(byNumber), [lists.candidates])
  const favorites = useMemo(() => lists.favorites.flatMap((id) => lists.candidates.get(id) ?? []), [lists.favorites, lists.candidates])
  const [source, setSource] = useState<'favorites' | 'all'>(favorites.length > 0 ? 'favorites' : 'all')
  const [search, setSearch] = useState('')
  const [focused, setFocused] = useState<number | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const people = useMemo(() => {
    const base = source === 'favorites' ? favorites : everybody
    return filterCandidates(base, { search }, { matches: [], percents: new Map(), year: election.year })
  }, [source, favorites, everybody, search, election.year])
  const isFull = candidates.length >= election.lines

  function fill() {
    onFill()
    scroller.current?.focus()
  }

  return (
    <div className={styles.pool}>
      <Segmented
        label={t('lists.pool.source')}
        value={source}
        options={[
          { value: 'favorites', label: t('nav.favorites'), count: favorites.length },
          { value: 'all', label: t('lists.pool.all'), count: everybody.length },
        ]}
        onChange={setSource}
      />
      <div className={styles.search}>
        <SearchField label="lists.pool.search" value={search} onChange={setSearch} />
      </div>
      {source === 'favorites' && fillable > 0 && search === '' && (
        <Button full onClick={fill}>
          {t('ballot.fill', { n: fillable })}
        </Button>
      )}
      <p className={styles.refusal} role="status">
        {refusal}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={scroller} className={styles.scroller} aria-label={t('lists.pool.names')} tabIndex={0}>
        {people.length === 0 && <p className={styles.none}>{t(search ? 'lists.pool.noneFound' : 'lists.pool.noFavorites')}</p>}
        {people.length === 0 && source === 'favorites' && (
          <Button full onClick={() => setSource('all')}>
            {t('ballot.searchAll')}
          </Button>
        )}
        <Virtualizer as="ul" item="li" scrollRef={scroller} data={people} keepMounted={focused === null ? [] : [focused]}>
          {(person: CandidateCard, index) => (
            <PoolRow
              key={person.id}
              person={person}
              party={person.partyId === null ? undefined : lists.parties.get(person.partyId)}
              percent={lists.percents.get(person.id)}
              times={repetitionsOf(candidates, person.id)}
              maxRepetitions={election.maxRepetitions}
              isFull={isFull}
              place={t('lists.pool.place', { n: index + 1, total: people.length })}
              onAdd={() => onAdd(person.id)}
              onFocus={() => setFocused(index)}
            />
          )}
        </Virtualizer>
      </section>
    </div>
  )
}

function byNumber(a: CandidateCard, b: CandidateCard): number {
  return compareListNumbers(a.listNumber, b.listNumber) || (a.listPosition ?? 0) - (b.listPosition ?? 0) || a.id - b.id
}
