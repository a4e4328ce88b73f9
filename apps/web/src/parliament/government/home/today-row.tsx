import type { ContentLanguage } from '@plenara/contract'
import { formatDay, languageTag } from '@plenara/domain/text-and-time'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './today.module.css'

export interface TodayRowProps {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly title: string
  /** The language of the title, if it is not that of the page. */
  readonly language?: ContentLanguage | undefined
  readonly text: string
  readonly to?: string | undefined
  /** Its actions. */
  readonly children?: ReactNode
}

/** A day in large figures, its event, and a link. */
export function TodayRow({ day, title, language, text, to, children }: TodayRowProps) {
  const lang = language && languageTag(language)
  return (
    <li className={styles.row}>
      <time dateTime={day} className={`num ${styles.day}`}>
        {formatDay(day).slice(0, 6)}
      </time>
      <span className={styles.what}>
        {to ? (
          <Link to={to} className={styles.link} lang={lang}>
            {title}
          </Link>
        ) : (
          <b lang={lang}>{title}</b>
        )}
        <span className={styles.text}>{text}</span>
      </span>
      {children}
      {to && <IconChevronRight aria-hidden size={20} />}
    </li>
  )
}
