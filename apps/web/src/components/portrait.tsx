import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
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
      {address ? <Picture path={address} onMissing={setMissing} /> : initials(person.firstName, person.lastName)}
    </span>
  )
}

/** The element stays when a row comes to show somebody else; until the new face is there it shows none, and never the one before. */
function Picture({ path, onMissing }: { readonly path: string; readonly onMissing: (path: string) => void }) {
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (path && image.current?.complete === false) image.current.dataset.waiting = ''
  }, [path])
  const events = { onLoad: endWaiting, onError: () => onMissing(path) }
  return <img ref={image} {...pictureOf(path)} {...events} alt="" loading="lazy" decoding="async" />
}

function endWaiting({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  delete currentTarget.dataset.waiting
}

function initials(firstName: string, lastName: string): string {
  return `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toLocaleUpperCase('de-CH')
}
