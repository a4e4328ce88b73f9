import { CANDIDATE_SORTS, type CandidateSort } from '@plenara/domain/people'
import { Button } from '@plenara/ui/button.tsx'
import { Chips } from '@plenara/ui/form/chips.tsx'
import { RangeFields } from '@plenara/ui/form/range-fields.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { memo, useCallback, useId, useMemo } from 'react'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import type { Person } from '../../shared/person/person.ts'
import { type MatchFilter, NO_FILTER, RANKING_STATES, type Range, type SettingsChange } from '../shared/match-settings.ts'
import styles from './filter-sheet.module.css'
import { ageLimits, partiesOf } from './people-statistics.ts'

export interface FilterSheetProps {
  readonly people: readonly Person[]
  readonly filter: MatchFilter
  readonly sort: CandidateSort
  /** The number of people that pass the filters. */
  readonly found: number
  /** A stable function, like `onClose`, so that only changed parts are rendered. */
  readonly onChange: (change: SettingsChange) => void
  readonly onClose: () => void
}

/** Filters and order of the candidates; every change takes effect at once [SCREEN-2]. */
export function FilterSheet({ people, filter, sort, found, onChange, onClose }: FilterSheetProps) {
  const t = useText()
  const narrow = useCallback(
    (part: Partial<MatchFilter>) => onChange((settings) => ({ filter: { ...settings.filter, ...part } })),
    [onChange],
  )
  const hasLists = useMemo(() => people.some(({ card }) => card.listNumber !== null), [people])
  const ages = useMemo(() => ageLimits(people), [people])
  return (
    <Dialog
      title={t('match.filter')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChange({ filter: NO_FILTER })}>{t('match.resetFilter')}</Button>
          <ShowFound found={found} onClose={onClose} />
        </>
      }
    >
      <div className={styles.fields}>
        <SearchText value={filter.search} narrow={narrow} />
        <SortChips sort={sort} hasLists={hasLists} onChange={onChange} />
        <PartyChips people={people} chosen={filter.partyIds} onChange={onChange} />
        <Percents value={filter.percent} narrow={narrow} />
        {ages && <Ages {...ages} value={filter.age} narrow={narrow} />}
        <RankingChips ranking={filter.ranking} narrow={narrow} />
      </div>
    </Dialog>
  )
}

const ShowFound = memo(function ShowFound({ found, onClose }: Pick<FilterSheetProps, 'found' | 'onClose'>) {
  const t = useText()
  return (
    <Button kind="primary" onClick={onClose}>
      <span aria-live="polite">{t('match.showFound', { n: found })}</span>
    </Button>
  )
})

interface PartProps {
  readonly narrow: (part: Partial<MatchFilter>) => void
}

const SearchText = memo(function SearchText({ value, narrow }: PartProps & { readonly value: string }) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{t('match.search')}</label>
      <input id={id} type="search" autoComplete="off" value={value} onChange={(event) => narrow({ search: event.target.value })} />
    </div>
  )
})

type SortChipsProps = Pick<FilterSheetProps, 'sort' | 'onChange'> & { readonly hasLists: boolean }

const SortChips = memo(function SortChips({ sort, hasLists, onChange }: SortChipsProps) {
  const t = useText()
  const sorts = CANDIDATE_SORTS.filter((value) => value !== 'list' || hasLists)
  return (
    <Chips
      legend={t('match.sort')}
      kind="one"
      name="sort"
      chosen={[sort]}
      options={sorts.map((value) => ({ value, label: t(`match.sort.${value}`) }))}
      onToggle={(value) => onChange({ sort: value })}
    />
  )
})

type PartyChipsProps = Pick<FilterSheetProps, 'people' | 'onChange'> & { readonly chosen: readonly number[] }

const PartyChips = memo(function PartyChips({ people, chosen, onChange }: PartyChipsProps) {
  const t = useText()
  const parties = useMemo(() => partiesOf(people), [people])
  return (
    <Chips
      legend={t('match.parties')}
      kind="several"
      name="party"
      chosen={chosen}
      options={parties.map(({ party, count }) => ({
        value: party.id,
        label: <PartyDot name={party.shortName} color={party.color} />,
        count,
      }))}
      onToggle={(id) => onChange(({ filter }) => ({ filter: { ...filter, partyIds: toggled(filter.partyIds, id) } }))}
    />
  )
})

const Percents = memo(function Percents({ value, narrow }: PartProps & { readonly value: Range }) {
  const t = useText()
  const ends = { fromLabel: t('match.from'), toLabel: t('match.to') }
  return (
    <RangeFields
      {...ends}
      legend={t('match.percent')}
      unit="%"
      min={0}
      max={100}
      value={value}
      onChange={(percent) => narrow({ percent })}
    />
  )
})

const Ages = memo(function Ages({
  min,
  max,
  value,
  narrow,
}: PartProps & { readonly min: number; readonly max: number; readonly value: Range }) {
  const t = useText()
  const ends = { fromLabel: t('match.from'), toLabel: t('match.to') }
  return (
    <RangeFields
      {...ends}
      legend={t('match.ageRange')}
      unit={t('match.years')}
      min={min}
      max={max}
      value={value}
      onChange={(age) => narrow({ age })}
    />
  )
})

const RankingChips = memo(function RankingChips({ ranking, narrow }: PartProps & Pick<MatchFilter, 'ranking'>) {
  const t = useText()
  return (
    <Chips
      legend={t('match.ranking')}
      kind="one"
      name="ranking"
      chosen={[ranking]}
      options={RANKING_STATES.map((value) => ({ value, label: t(`match.ranking.${value}`) }))}
      onToggle={(value) => narrow({ ranking: value })}
    />
  )
})

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
