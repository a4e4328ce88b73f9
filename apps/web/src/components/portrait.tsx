import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
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
      {person.portrait ? <Picture path={person.portrait} /> : initials(person.firstName, person.lastName)}
    </span>
  )
}

/** The element stays when a row comes to show somebody else; until the new face is there it shows none, and never the one before. */
function Picture({ path }: { readonly path: string }) {
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (path && image.current?.complete === false) image.current.dataset.waiting = ''
  }, [path])
  return <img ref={image} {...pictureOf(path)} alt="" loading="lazy" decoding="async" onLoad={endWaiting} />
}

function endWaiting({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  delete currentTarget.dataset.waiting
}

function initials(firstName: string, lastName: string): string {
  return `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toLocaleUpperCase('de-CH')
}
