import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowBackUp, IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, memo } from 'react'
import styles from './ballot.module.css'
import { ballotName, fullName, type ListPerson } from './ballot-names.ts'

export interface BallotRowProps {
  readonly line: number
  /** The printed name that is struck; null without one. */
  readonly struckId: number | null
  /** The candidate who gets the vote of this line; null if it is empty. */
  readonly id: number | null
  readonly isWritten: boolean
  /** How often the person occurs on the lines up to this one. */
  readonly times: number
  readonly candidates: ReadonlyMap<number, ListPerson>
  readonly isOrdering: boolean
  /** The callbacks are stable while the ballot is open, so that only changed lines are rendered. */
  readonly onRemove: (line: number) => void
  readonly onRestore: (line: number) => void
  readonly onMove: (line: number, by: 1 | -1) => void
}

/** A line of the ballot. Alt with arrow up or down moves its name. */
export const BallotRow = memo(function BallotRow(props: BallotRowProps) {
  const { line, struckId, id, isWritten, times, candidates, isOrdering, onRemove, onRestore, onMove } = props
  const t = useText()
  const person = id === null ? undefined : candidates.get(id)
  const struck = struckId === null ? undefined : candidates.get(struckId)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !isWritten || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(line, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li
      className={[styles.line, isWritten && styles.written, !person && !struck && styles.empty].filter(Boolean).join(' ')}
      onKeyDown={onKeyDown}
    >
      <span className={`num ${styles.index}`} aria-hidden="true">
        {line}
      </span>
      <span className={styles.names}>
        {struck && (
          <del className={`num ${styles.struck}`}>
            <span className="visually-hidden">{`${t('lists.ballot.struck')} `}</span>
            <span>{`${struck.number} ${ballotName(struck)}`}</span>
          </del>
        )}
        {person && (
          <span className={styles.person}>
            <span className={`num ${styles.candidateNumber}`}>{person.number}</span>
            <b>{ballotName(person)}</b>
            {(person.isFormer || person.standing) && (
              <small className={styles.former}>{t(`common.standing.${person.standing ?? 'former'}`)}</small>
            )}
            {times > 1 && <span className={`num ${styles.times}`}>{t('lists.times', { n: times })}</span>}
          </span>
        )}
        {!person && !struck && <span className="visually-hidden">{t('lists.ballot.emptyLine')}</span>}
      </span>
      {person && isOrdering && isWritten && (
        <span className={styles.movers}>
          <IconButton label={t('lists.ballot.up', { name: fullName(person) })} onClick={() => onMove(line, -1)}>
            <IconArrowUp size={20} aria-hidden />
          </IconButton>
          <IconButton label={t('lists.ballot.down', { name: fullName(person) })} onClick={() => onMove(line, 1)}>
            <IconArrowDown size={20} aria-hidden />
          </IconButton>
        </span>
      )}
      {person && !isOrdering && (
        <IconButton
          label={t(isWritten ? 'lists.ballot.remove' : 'lists.ballot.strike', { name: fullName(person), line })}
          onClick={() => onRemove(line)}
        >
          <IconX size={20} aria-hidden />
        </IconButton>
      )}
      {!person && struck && (
        <IconButton label={t('lists.ballot.restore', { name: fullName(struck) })} onClick={() => onRestore(line)}>
          <IconArrowBackUp size={20} aria-hidden />
        </IconButton>
      )}
    </li>
  )
})
