import { languageTag } from '@plenara/domain/text-and-time'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { NO_PARTY_COLOR } from '../../../shared/person/no-party-color.ts'
import type { MemberGroup } from './member.ts'
import { MemberList } from './member-list.tsx'
import styles from './members-view.module.css'

export interface MemberGroupsProps {
  readonly groups: readonly MemberGroup[]
  /** The keys of the open groups; null opens all. */
  readonly open: readonly string[] | null
  readonly onToggle: (key: string) => void
  readonly personPath: string
}

/** Groups with their numbers; each opens to its members. */
export function MemberGroups({ groups, open, onToggle, personPath }: MemberGroupsProps) {
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          isOpen={open === null || open.includes(group.key)}
          onToggle={open === null ? undefined : onToggle}
          personPath={personPath}
        />
      ))}
    </ul>
  )
}

interface GroupProps {
  readonly group: MemberGroup
  readonly isOpen: boolean
  /** Absent if the group cannot be closed, e.g. during a search. */
  readonly onToggle: ((key: string) => void) | undefined
  readonly personPath: string
}

function Group({ group, isOpen, onToggle, personPath }: GroupProps) {
  const id = useId()
  const { key, name, language, color, members } = group
  const head = (
    <>
      {key.startsWith('party') && <span className={styles.dot} style={{ background: color ?? NO_PARTY_COLOR }} aria-hidden="true" />}
      <span className={styles.groupName} lang={language && languageTag(language)}>
        {name}
      </span>
      <span className={`num ${styles.count}`}>{members.length}</span>
    </>
  )
  return (
    <li className={styles.group}>
      <h3>
        {onToggle ? (
          <button
            type="button"
            className={styles.head}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onToggle(key)}
          >
            {head}
            <IconChevronDown aria-hidden size={20} className={styles.chevron} />
          </button>
        ) : (
          <span className={styles.head}>{head}</span>
        )}
      </h3>
      {isOpen ? (
        <div id={id}>
          <MemberList members={members} personPath={personPath} />
        </div>
      ) : (
        // Without script the group could not be opened.
        <noscript>
          <MemberList members={members} personPath={personPath} />
        </noscript>
      )}
    </li>
  )
}
