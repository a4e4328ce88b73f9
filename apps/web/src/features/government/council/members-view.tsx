import { useCallback, useDeferredValue, useState } from 'react'
import { Chips } from '../../../components/chips.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { useText } from '../../../i18n/text.ts'
import { CouncilSeats } from './council-seats.tsx'
import { useCouncilView } from './council-memory.ts'
import { FoundMembers } from './found-members.tsx'
import type { Grouping, Member } from './member.ts'
import styles from './members-view.module.css'

export interface MembersViewProps {
  readonly councilId: number
  readonly name: string
  /** How many seats the council has; null where it is drawn without a half circle. */
  readonly seats: number | null
  readonly members: readonly Member[]
  /** The ways to sort the members, the first one at first. */
  readonly groupings: readonly Grouping[]
  /** The beginning of the addresses of persons, e.g. `/councillor`. */
  readonly personPath: string
}

/**
 * The members of a council as seats, in groups that open and close, or one by one [ROUTE-36]. Must be keyed by the council. A tap marks its
 * chip at once; hundreds of rows follow when they are ready.
 */
export function MembersView({ councilId, name, seats, members, groupings, personPath }: MembersViewProps) {
  const t = useText()
  const [view, changeView] = useCouncilView(councilId)
  const [search, setSearch] = useState('')
  const shown = useDeferredValue(view)
  const searched = useDeferredValue(search)
  const chosen = groupingOf(view.grouping, groupings)
  const toggle = useCallback(
    (key: string) => changeView(({ open }) => ({ open: open.includes(key) ? open.filter((other) => other !== key) : [...open, key] })),
    [changeView],
  )
  const grouping = groupingOf(shown.grouping, groupings)
  return (
    <div className={seats === null ? undefined : styles.view}>
      {seats !== null && <CouncilSeats name={name} seats={seats} members={members} grouping={grouping} open={shown.open} />}
      <div className={styles.people}>
        {groupings.length > 0 && (
          <Chips
            legend={t('councils.groupBy')}
            kind="one"
            name={`grouping-${councilId}`}
            chosen={[chosen?.value ?? 'person']}
            onToggle={(value) => changeView(() => ({ grouping: value }))}
            options={[
              ...groupings.map(({ value, groups }) => ({ value: value as string, label: t(`councils.by.${value}`), count: groups.length })),
              { value: 'person', label: t('councils.by.person'), count: members.length },
            ]}
          />
        )}
        <div className={styles.search}>
          <SearchField
            label={members.some(({ canton }) => canton) ? 'councils.search' : 'councils.searchNames'}
            value={search}
            onChange={setSearch}
          />
        </div>
        <FoundMembers members={members} grouping={grouping} search={searched} open={shown.open} onToggle={toggle} personPath={personPath} />
      </div>
    </div>
  )
}

/** Undefined stands for persons one by one. */
function groupingOf(value: string | null, groupings: readonly Grouping[]): Grouping | undefined {
  if (value === 'person') return undefined
  return groupings.find((grouping) => grouping.value === value) ?? groupings[0]
}
