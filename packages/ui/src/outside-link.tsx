import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './outside-link.module.css'
import { useText } from './text/text.ts'

export interface OutsideLinkProps {
  readonly url: string
  readonly children: ReactNode
  /** The language of the words, where it is another one. */
  readonly lang?: string | undefined
  /** Told when the user follows it. */
  readonly onOpen?: () => void
}

/** A link that leaves the app, marked and in a new tab. Sources are foreign: only an address of the web becomes a link. */
export function OutsideLink({ url, children, lang, onOpen }: OutsideLinkProps) {
  const t = useText()
  if (!/^https?:\/\//i.test(url)) return <span lang={lang}>{children}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer" onClick={onOpen} className={styles.outside}>
      <span lang={lang}>{children}</span>
      <IconExternalLink size={18} aria-hidden />
      <span className="visually-hidden">{` ${t('common.newTab')}`}</span>
    </a>
  )
}
