import { pictureOf } from '../lib/api-url.ts'
import styles from './portrait.module.css'

export interface PortraitProps {
  readonly person: { readonly firstName: string; readonly lastName: string; readonly portrait: string | null }
  readonly size?: 'small' | 'medium' | 'large' | 'card'
}

/** A person's picture, or initials of the same size. Decoration: the name always stands beside it. */
export function Portrait({ person, size = 'medium' }: PortraitProps) {
  return (
    <span className={`${styles.portrait} ${styles[size]}`} aria-hidden="true">
      {person.portrait ? (
        <img key={person.portrait} {...pictureOf(person.portrait)} alt="" loading="lazy" decoding="async" />
      ) : (
        initials(person.firstName, person.lastName)
      )}
    </span>
  )
}

function initials(firstName: string, lastName: string): string {
  return `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toLocaleUpperCase('de-CH')
}
