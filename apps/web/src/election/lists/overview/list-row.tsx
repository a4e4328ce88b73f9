import { compareListNumbers } from '@plenara/domain/lists'
import { isOfFewerThanHalf } from '@plenara/domain/statements'
import { IconButton } from '@plenara/ui/button.tsx'
import { Percent } from '@plenara/ui/percent.tsx'
import { type Text, useText } from '@plenara/ui/text/text.ts'
import { IconDots, IconPencil, IconStarFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PartyDot } from '../../../shared/person/party-dot.tsx'
import styles from './list-row.module.css'
import type { ListSummary } from './list-summary.ts'

const MANY_CONNECTED = 4

export interface ListRowProps {
  readonly summary: ListSummary
  readonly lines: number
  readonly onMore: () => void
}

/** A list as a row: its number comes first, as on the official paper. The name opens it, ⋯ opens further actions. */
export function ListRow({ summary, lines, onMore }: ListRowProps) {
  const t = useText()
  const { list, kind, party, filled, match, average, rate, connected } = summary
  const connectedNumbers = [...connected.subNumbers, ...connected.numbers]
  return (
    <li className={styles.row}>
      <span className={`num ${styles.number}`}>
        {summary.number ? (
          <>
            <span className="visually-hidden">{`${t('lists.list')} `}</span>
            <span>{summary.number}</span>
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
          {list.candidates.length > 0 && <span className={styles.rate}>{rate && t('lists.answered', { ...rate })}</span>}
          {match.value !== null && isOfFewerThanHalf({ answered: match.known, total: match.total }) && (
            <span>{t('lists.match.few', { known: match.known, total: match.total })}</span>
          )}
        </span>
        {connectedNumbers.length > 0 && <span className={`num ${styles.facts}`}>{connectedText(t, connectedNumbers)}</span>}
        {(summary.isFollowed || summary.isLast) && (
          <span className={styles.badges}>
            {summary.isFollowed && (
              <span className={styles.gold}>
                <IconStarFilled size={16} aria-hidden />
                <span>{t('lists.dreamTeam')}</span>
              </span>
            )}
            {summary.isLast && <span className={styles.last}>{t('lists.lastEdited')}</span>}
          </span>
        )}
      </span>
      <span className={styles.match}>
        <span className="visually-hidden">{`${t('lists.match.label')} `}</span>
        <Percent value={match.value} />
        <span aria-hidden="true">{t('lists.list')}</span>
        {average !== null && Math.round(average) !== Math.round(match.value ?? 0) && (
          <span className="num">{t('lists.match.average', { value: Math.round(average) })}</span>
        )}
      </span>
      <span className={styles.more} data-tour="list-more">
        <IconButton label={t('lists.moreFor', { name: list.name })} aria-haspopup="dialog" onClick={onMore}>
          <IconDots aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}

/** A few numbers are shown in the row, many only in the sheet of the list. */
function connectedText(t: Text, numbers: readonly string[]): string {
  if (numbers.length > MANY_CONNECTED) return t('lists.connected.many', { n: numbers.length })
  const ordered = [...numbers].sort(compareListNumbers)
  return t('lists.connected.row', { numbers: ordered.join(', ') })
}
