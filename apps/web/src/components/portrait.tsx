import { useState } from 'react'
import { pictureOf } from '../lib/api-url.ts'
import styles from './portrait.module.css'

export interface PortraitProps {
  readonly person: { readonly firstName: string; readonly lastName: string; readonly portrait: string | null }
  readonly size?: 'small' | 'medium' | 'large' | 'card'
}

/** A person's picture, or initials of the same size where there is none or none arrives. Decoration: the name always stands beside it. */
export function Portrait({ person, size = 'medium' }: PortraitProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const address = person.portrait === missing ? null : person.portrait
  return (
    <span className={`${styles.portrait} ${styles[size]}`} aria-hidden="true">
      {address ? (
        <img key={address} {...pictureOf(address)} alt="" loading="lazy" decoding="async" onError={() => setMissing(address)} />
      ) : (
        initials(person.firstName, person.lastName)
      )}
    </span>
  )
}

function initials(firstName: string, lastName: string): string {
  return `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toLocaleUpperCase('de-CH')
}
