import { useText } from '@plenara/ui/text/text.ts'
import { memo } from 'react'
import { EmptyState } from '../../../shared/page/state-panel.tsx'
import { findMembers, type Grouping, type Member } from './member.ts'
import { MemberGroups } from './member-groups.tsx'
import { MemberList } from './member-list.tsx'
import styles from './members-view.module.css'

export interface FoundMembersProps {
  readonly members: readonly Member[]
  /** Undefined for a plain list of persons. */
  readonly grouping: Grouping | undefined
  readonly search: string
  /** The keys of the groups that are open; a search opens all. */
  readonly open: readonly string[]
  readonly onToggle: (key: string) => void
  readonly personPath: string
}

/** The results of a search, in groups or as a plain list, and their number. */
export const FoundMembers = memo(function FoundMembers({ members, grouping, search, open, onToggle, personPath }: FoundMembersProps) {
  const t = useText()
  const found = findMembers(members, search)
  const ids = new Set(found)
  const groups = (grouping?.groups ?? [])
    .map((group) => ({ ...group, members: group.members.filter((member) => ids.has(member)) }))
    .filter((group) => group.members.length > 0)
  const isSearching = search.trim() !== ''
  return (
    <>
      <p role="status" className={isSearching ? styles.found : 'visually-hidden'}>
        {isSearching && t('councils.found', { count: found.length })}
      </p>
      {found.length === 0 && <EmptyState text={t('councils.nobody')} />}
      {grouping ? (
        <MemberGroups groups={groups} open={isSearching ? null : open} onToggle={onToggle} personPath={personPath} />
      ) : (
        <MemberList members={found} personPath={personPath} />
      )}
    </>
  )
})
