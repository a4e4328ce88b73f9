import type { CandidateCard } from '@plenara/contract'
import { IconArrowBackUp, IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../components/button.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './ballot.module.css'
import type { BallotLine } from './ballot-lines.ts'
import { ballotName, fullName } from './ballot-names.ts'

export interface BallotRowProps {
  readonly line: BallotLine
  /** How often the person stands on the lines up to this one. */
  readonly times: number
  readonly candidates: ReadonlyMap<number, CandidateCard>
  readonly isOrdering: boolean
  readonly onRemove: () => void
  readonly onRestore: () => void
  readonly onMove: (by: 1 | -1) => void
}

/** One line of the ballot. Alt with arrow up or down moves its name. */
export function BallotRow({ line, times, candidates, isOrdering, onRemove, onRestore, onMove }: BallotRowProps) {
  const t = useText()
  const person = line.id === null ? undefined : candidates.get(line.id)
  const struck = line.struckId === null ? undefined : candidates.get(line.struckId)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !line.isWritten || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li className={`${styles.line} ${line.isWritten ? styles.written : ''}`} onKeyDown={onKeyDown}>
      <span className={`num ${styles.index}`} aria-hidden="true">
        {line.line}
      </span>
      <span className={styles.names}>
        {struck && (
          <del className={`num ${styles.struck}`}>
            <span className="visually-hidden">{t('lists.ballot.struck')} </span>
            {struck.number} {ballotName(struck)}
          </del>
        )}
        {person && (
          <span className={styles.person}>
            <span className={`num ${styles.candidateNumber}`}>{person.number}</span>
            <b>{ballotName(person)}</b>
            {times > 1 && <span className={`num ${styles.times}`}>{t('lists.times', { n: times })}</span>}
          </span>
        )}
        {!person && !struck && <span className="visually-hidden">{t('lists.ballot.emptyLine')}</span>}
      </span>
      {person && isOrdering && line.isWritten && (
        <span className={styles.movers}>
          <IconButton label={t('lists.ballot.up', { name: fullName(person) })} onClick={() => onMove(-1)}>
            <IconArrowUp size={20} aria-hidden />
          </IconButton>
          <IconButton label={t('lists.ballot.down', { name: fullName(person) })} onClick={() => onMove(1)}>
            <IconArrowDown size={20} aria-hidden />
          </IconButton>
        </span>
      )}
      {person && !isOrdering && (
        <IconButton
          label={t(line.isWritten ? 'lists.ballot.remove' : 'lists.ballot.strike', { name: fullName(person), line: line.line })}
          onClick={onRemove}
        >
          <IconX size={20} aria-hidden />
        </IconButton>
      )}
      {!person && struck && (
        <IconButton label={t('lists.ballot.restore', { name: fullName(struck) })} onClick={onRestore}>
          <IconArrowBackUp size={20} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
