import { IconDots, IconPencil, IconStarFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { IconButton } from '../../components/button.tsx'
import { PartyDot } from '../../components/party-dot.tsx'
import { Percent } from '../../components/percent.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './list-row.module.css'
import type { ListSummary } from './list-summary.ts'

export interface ListRowProps {
  readonly summary: ListSummary
  readonly lines: number
  readonly onMore: () => void
}

/** A list as a row: its number leads, as on the official paper. The name opens it, ⋯ offers what else can be done. */
export function ListRow({ summary, lines, onMore }: ListRowProps) {
  const t = useText()
  const { list, kind, party, filled, average } = summary
  return (
    <li className={styles.row}>
      <span className={`num ${styles.number}`}>
        {summary.number ? (
          <>
            <span className="visually-hidden">{t('lists.list')} </span>
            {summary.number}
          </>
        ) : (
          <IconPencil aria-hidden />
        )}
      </span>
      <span className={styles.main}>
        <Link className={styles.name} to={kind === 'official' ? `/list/${list.id}/view` : `/list/${list.id}`}>
          {list.name}
        </Link>
        <span className={`num ${styles.facts}`}>
          {party ? <PartyDot name={party.shortName} color={party.color} /> : kind === 'custom' && <span>{t('lists.kind.customOne')}</span>}
          <span>{t('lists.filled', { filled, lines })}</span>
        </span>
        {(summary.isFollowed || summary.isLast) && (
          <span className={styles.badges}>
            {summary.isFollowed && (
              <span className={styles.gold}>
                <IconStarFilled size={16} aria-hidden />
                {t('lists.dreamTeam')}
              </span>
            )}
            {summary.isLast && <span className={styles.last}>{t('lists.lastEdited')}</span>}
          </span>
        )}
      </span>
      <span className={styles.match}>
        <span className="visually-hidden">{t('lists.averageLabel')} </span>
        <Percent value={average} />
        <span aria-hidden="true">{t('lists.average')}</span>
      </span>
      <span className={styles.more} data-tour="list-more">
        <IconButton label={t('lists.moreFor', { name: list.name })} aria-haspopup="dialog" onClick={onMore}>
          <IconDots aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}
