import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { useShelvedPortrait } from '../../data/portrait-shelf.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { pictureOf } from '../../platform/api-url.ts'
import styles from './portrait.module.css'

export interface PortraitProps {
  readonly person: { readonly firstName: string; readonly lastName: string; readonly portrait: string | null }
  readonly size?: 'small' | 'medium' | 'large' | 'card'
}

/** A person's picture, or initials of the same size if there is none or it cannot be loaded. Decoration: the name is always beside it. */
export function Portrait({ person, size = 'medium' }: PortraitProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const isLocal = useIsLocalAccount()
  const path = size === 'card' ? largeOf(person.portrait) : person.portrait
  const shelved = useShelvedPortrait(path)
  const shown = isLocal ? shelved : path
  const address = shown === missing ? null : shown
  return (
    <span className={`${styles.portrait} ${styles[size]}`} aria-hidden="true">
      {address && <Picture path={address} onMissing={setMissing} />}
      <span>{initials(person.firstName, person.lastName)}</span>
    </span>
  )
}

/** The element is reused when a row shows another person: until the new picture is loaded it shows the initials, never the previous face. */
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

/** The path of the large picture: records contain that of the small one. Pictures other than stored portraits have a single size. */
function largeOf(path: string | null): string | null {
  return path?.startsWith('/api/portrait/') ? path.replace(/small$/, 'large') : path
}

function initials(firstName: string, lastName: string): string {
  return `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toLocaleUpperCase('de-CH')
}
