import { CANDIDATE_SORTS, type CandidateSort, placesByName } from '@plenara/domain'
import { useEffect, useId, useMemo } from 'react'
import { Button } from '../../components/button.tsx'
import { Chips } from '../../components/chips.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { PartyDot } from '../../components/party-dot.tsx'
import { RangeFields } from '../../components/range-fields.tsx'
import { useText } from '../../i18n/text.ts'
import { type MatchFilter, NO_FILTER, RANKING_STATES } from '../../lib/match-settings.ts'
import type { Person } from '../../lib/person.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import styles from './filter-sheet.module.css'
import { ageLimits, partiesOf } from './people-statistics.ts'

export interface FilterSheetProps {
  readonly people: readonly Person[]
  readonly filter: MatchFilter
  readonly sort: CandidateSort
  /** How many the filters leave. */
  readonly found: number
  readonly onFilter: (filter: MatchFilter) => void
  readonly onSort: (sort: CandidateSort) => void
  readonly onClose: () => void
}

/** Filters and order of the candidates; every change counts at once [SCREEN-2]. */
export function FilterSheet({ people, filter, sort, found, onFilter, onSort, onClose }: FilterSheetProps) {
  const t = useText()
  const search = useId()
  const change = (part: Partial<MatchFilter>) => onFilter({ ...filter, ...part })
  const ends = { fromLabel: t('match.from'), toLabel: t('match.to') }
  const ages = useMemo(() => ageLimits(people), [people])
  const parties = useMemo(() => partiesOf(people), [people])
  // Whoever opens this may sort by name next, which is slow the first time.
  useEffect(() => whenIdle(() => placesByName(people.map(({ card }) => card))), [people])
  return (
    <Dialog
      title={t('match.filter')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onFilter(NO_FILTER)}>{t('match.resetFilter')}</Button>
          <Button kind="primary" onClick={onClose}>
            <span aria-live="polite">{t('match.showFound', { n: found })}</span>
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <div className={styles.search}>
          <label htmlFor={search}>{t('match.search')}</label>
          <input
            id={search}
            type="search"
            autoComplete="off"
            value={filter.search}
            onChange={(event) => change({ search: event.target.value })}
          />
        </div>
        <Chips
          legend={t('match.sort')}
          kind="one"
          name="sort"
          chosen={[sort]}
          options={CANDIDATE_SORTS.map((value) => ({ value, label: t(`match.sort.${value}`) }))}
          onToggle={onSort}
        />
        <Chips
          legend={t('match.parties')}
          kind="several"
          name="party"
          chosen={filter.partyIds}
          options={parties.map(({ party, count }) => ({
            value: party.id,
            label: <PartyDot name={party.shortName} color={party.color} />,
            count,
          }))}
          onToggle={(id) => change({ partyIds: toggled(filter.partyIds, id) })}
        />
        <RangeFields
          {...ends}
          legend={t('match.percent')}
          unit="%"
          min={0}
          max={100}
          value={filter.percent}
          onChange={(percent) => change({ percent })}
        />
        {ages && (
          <RangeFields
            {...ends}
            legend={t('match.ageRange')}
            unit={t('match.years')}
            {...ages}
            value={filter.age}
            onChange={(age) => change({ age })}
          />
        )}
        <Chips
          legend={t('match.ranking')}
          kind="one"
          name="ranking"
          chosen={[filter.ranking]}
          options={RANKING_STATES.map((value) => ({ value, label: t(`match.ranking.${value}`) }))}
          onToggle={(ranking) => change({ ranking })}
        />
      </div>
    </Dialog>
  )
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
