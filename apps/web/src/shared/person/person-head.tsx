import type { ReactNode, Ref } from 'react'
import styles from './person-page.module.css'
import { Portrait, type PortraitProps } from './portrait.tsx'

export interface PersonHeadProps {
  readonly person: PortraitProps['person']
  readonly heading: Ref<HTMLHeadingElement>
  /** What stands under the name: party, list, office. */
  readonly children: ReactNode
  /** Stands right of the name. */
  readonly aside?: ReactNode
}

/** Who a page is about: picture or initials of the same size for all, the name as its title. */
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
