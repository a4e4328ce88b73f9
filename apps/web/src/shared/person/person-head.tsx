import type { ReactNode, Ref } from 'react'
import styles from './person-page.module.css'
import { Portrait, type PortraitProps } from './portrait.tsx'

export interface PersonHeadProps {
  readonly person: PortraitProps['person']
  readonly heading: Ref<HTMLHeadingElement>
  /** Content below the name: party, list, office. */
  readonly children: ReactNode
  /** Content at the right of the name. */
  readonly aside?: ReactNode
}

/** The person of a page: picture or initials, of the same size for all, and the name as title. */
export function PersonHead({ person, heading, children, aside }: PersonHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.portrait}>
        <Portrait person={person} size="card" />
      </div>
      <div className={styles.names}>
        <h1 ref={heading} tabIndex={-1}>
          {`${person.firstName} ${person.lastName}`}
        </h1>
        <p className={`num ${styles.meta}`}>{children}</p>
      </div>
      {aside}
    </div>
  )
}
