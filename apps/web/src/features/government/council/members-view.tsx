import { useState } from 'react'
import { Chips } from '../../../components/chips.tsx'
import { Hemicycle } from '../../../components/hemicycle.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { EmptyState } from '../../../components/state-panel.tsx'
import { useText } from '../../../i18n/text.ts'
import { useCouncilView } from './council-memory.ts'
import { hemicycleSeats } from './hemicycle-seats.ts'
import { findMembers, type Grouping, type Member, type MemberGroup, partyGroups } from './member.ts'
import { MemberGroups } from './member-groups.tsx'
import { MemberList } from './member-list.tsx'
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

/** The members of a council as seats, in groups that open and close, or one by one [ROUTE-36]. Must be keyed by the council. */
export function MembersView({ councilId, name, seats, members, groupings, personPath }: MembersViewProps) {
  const t = useText()
  const [view, changeView] = useCouncilView(councilId)
  const [search, setSearch] = useState('')
  const chosen = view.grouping === 'person' ? undefined : (groupings.find(({ value }) => value === view.grouping) ?? groupings[0])
  const found = new Set(findMembers(members, search))
  const shown = (chosen?.groups ?? [])
    .map((group) => ({ ...group, members: group.members.filter((member) => found.has(member)) }))
    .filter((group) => group.members.length > 0)
  const isSearching = search.trim() !== ''
  const toggle = (key: string) =>
    changeView({ open: view.open.includes(key) ? view.open.filter((other) => other !== key) : [...view.open, key] })
  return (
    <div className={seats === null ? undefined : styles.view}>
      {seats !== null && <Seats name={name} seats={seats} members={members} groups={chosen?.groups} open={isSearching ? [] : view.open} />}
      <div className={styles.people}>
        <Chips
          legend={t('councils.groupBy')}
          kind="one"
          name={`grouping-${councilId}`}
          chosen={[chosen?.value ?? 'person']}
          onToggle={(grouping) => changeView({ grouping })}
          options={[
            ...groupings.map(({ value, groups }) => ({ value: value as string, label: t(`councils.by.${value}`), count: groups.length })),
            { value: 'person', label: t('councils.by.person'), count: members.length },
          ]}
        />
        <div className={styles.search}>
          <SearchField label="councils.search" value={search} onChange={setSearch} />
        </div>
        <p role="status" className={isSearching ? styles.found : 'visually-hidden'}>
          {isSearching && t('councils.found', { count: found.size })}
        </p>
        {found.size === 0 && <EmptyState text={t('councils.nobody')} />}
        {chosen ? (
          <MemberGroups groups={shown} open={isSearching ? null : view.open} onToggle={toggle} personPath={personPath} />
        ) : (
          <MemberList members={members.filter((member) => found.has(member))} personPath={personPath} />
        )}
      </div>
    </div>
  )
}

interface SeatsProps {
  readonly name: string
  readonly seats: number
  readonly members: readonly Member[]
  readonly groups: readonly MemberGroup[] | undefined
  readonly open: readonly string[]
}

/** The half circle in the order of the groups, or of the parties; those of open groups stand out. */
function Seats({ name, seats, members, groups, open }: SeatsProps) {
  const t = useText()
  const parties = partyGroups(members, t('councils.noParty'))
  const { colors, lit } = hemicycleSeats(groups ?? parties, new Set(groups ? open : []))
  const spoken = parties.map((party) => `${party.name} ${party.members.length}`).join(', ')
  return (
    <div className={styles.seats}>
      <Hemicycle
        seats={Math.max(seats, members.length)}
        colors={colors}
        lit={lit}
        label={t('councils.hemicycle', { name, seats, parties: spoken })}
      >
        <p className={styles.total}>
          <b className="num">{seats}</b>
          <span>{t('councils.seats', { count: seats })}</span>
        </p>
      </Hemicycle>
    </div>
  )
}
