import { Chips } from '@plenara/ui/form/chips.tsx'
import { PlainForm, PlainSubmit } from '@plenara/ui/form/plain-form.tsx'
import { PlainLinks } from '@plenara/ui/form/plain-links.tsx'
import { SearchField } from '@plenara/ui/form/search-field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useCallback, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SourceButton } from '../../../shared/source/source-button.tsx'
import { useCouncilView } from './council-memory.ts'
import { CouncilSeats } from './council-seats.tsx'
import { FoundMembers } from './found-members.tsx'
import type { Grouping, Member } from './member.ts'
import styles from './members-view.module.css'

/** The parameters of the address that a search preserves. */
const PRESERVED = ['council', 'by']
const COUNCIL = ['council']

export interface MembersViewProps {
  readonly councilId: number
  readonly name: string
  /** How many seats the council has; null for a view without a half circle. */
  readonly seats: number | null
  readonly members: readonly Member[]
  /** The ways to group the members; the first is the default. */
  readonly groupings: readonly Grouping[]
  /** The beginning of the addresses of persons, e.g. `/councillor`. */
  readonly personPath: string
}

/**
 * The members of a council as seats, in groups that open and close, or as a plain list [ROUTE-36]. Must be keyed by the council. A tap marks its
 * chip at once; hundreds of rows follow as a deferred render.
 */
export function MembersView({ councilId, name, seats, members, groupings, personPath }: MembersViewProps) {
  const t = useText()
  const [view, changeView] = useCouncilView(councilId)
  const [params] = useSearchParams()
  const [search, setSearch] = useState(params.get('q') ?? '')
  // The address has precedence over the stored view, until another grouping is chosen.
  const [asked, setAsked] = useState(params.get('by'))
  const shown = useDeferredValue(view)
  const searched = useDeferredValue(search)
  const chosen = groupingOf(asked ?? view.grouping, groupings)
  const toggle = useCallback(
    (key: string) => changeView(({ open }) => ({ open: open.includes(key) ? open.filter((other) => other !== key) : [...open, key] })),
    [changeView],
  )
  const grouping = groupingOf(asked ?? shown.grouping, groupings)
  const options = [
    ...groupings.map(({ value, groups }) => ({ value: value as string, label: t(`councils.by.${value}`), count: groups.length })),
    { value: 'person', label: t('councils.by.person'), count: members.length },
  ]
  const choose = (value: string) => {
    setAsked(null)
    changeView(() => ({ grouping: value }))
  }
  return (
    <div className={seats === null ? undefined : styles.view}>
      {seats !== null && <CouncilSeats name={name} seats={seats} members={members} grouping={grouping} open={shown.open} />}
      <div className={styles.people}>
        {groupings.length > 0 && (
          <>
            <PlainLinks label={t('councils.groupBy')} name="by" keep={COUNCIL} value={chosen?.value ?? 'person'} options={options} />
            <Chips
              legend={t('councils.groupBy')}
              kind="one"
              name={`grouping-${councilId}`}
              chosen={[chosen?.value ?? 'person']}
              onToggle={choose}
              options={options}
            />
          </>
        )}
        <PlainForm keep={PRESERVED} className={styles.search}>
          <SearchField
            label={members.some(({ canton }) => canton) ? 'councils.search' : 'councils.searchNames'}
            name="q"
            value={search}
            onChange={setSearch}
          />
          <PlainSubmit />
        </PlainForm>
        <FoundMembers members={members} grouping={grouping} search={searched} open={shown.open} onToggle={toggle} personPath={personPath} />
        {members[0] && <SourceButton record={members[0].card} />}
      </div>
    </div>
  )
}

/** Undefined for a plain list of persons. */
function groupingOf(value: string | null, groupings: readonly Grouping[]): Grouping | undefined {
  if (value === 'person') return undefined
  return groupings.find((grouping) => grouping.value === value) ?? groupings[0]
}
