import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './outside-link.module.css'
import { useText } from './text/text.ts'

export interface OutsideLinkProps {
  readonly url: string
  readonly children: ReactNode
  /** The language of the text, if it is not that of the page. */
  readonly lang?: string | undefined
  /** Called when the user follows the link. */
  readonly onOpen?: () => void
}

/** A link that leaves the app, marked and in a new tab. Sources are not trusted: only an http(s) address becomes a link. */
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
