import type { Election } from '@plenara/contract'
import { useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import type { ElectionLists } from './api.ts'
import styles from './ballot.module.css'
import type { BallotLine } from './ballot-lines.ts'
import { BallotRow } from './ballot-row.tsx'

export interface BallotProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly name: string
  readonly number: string | null
  readonly lines: readonly BallotLine[]
  /** Written names get buttons to move them; printed ones stand where they stand. */
  readonly isOrdering: boolean
  readonly onRemove: (line: BallotLine) => void
  readonly onRestore: (line: BallotLine) => void
  readonly onMove: (line: BallotLine, by: 1 | -1) => void
}

/** The ballot as on paper: printed names in ink, changes in Enzian like a pen, struck names still readable, empty lines visible. */
export function Ballot({ election, lists, name, number, lines, isOrdering, onRemove, onRestore, onMove }: BallotProps) {
  const t = useText()
  const region = useRef<HTMLElement>(null)
  const hasHeading = election.seatMethod !== 'majority'
  const hasPrinted = lines.some((line) => line.struckId !== null || (line.id !== null && !line.isWritten))
  const seen = new Map<number, number>()

  function keepFocus() {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) region.current?.focus()
    })
  }

  return (
    <section ref={region} data-tour="ballot" tabIndex={-1} className={styles.ballot} aria-label={t('lists.ballot.label', { name })}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <p className={styles.small}>{election.name}</p>
          <p className={styles.name}>{name}</p>
        </div>
        {hasHeading && number && (
          <p className={styles.number}>
            <span className={styles.small}>{t('lists.list')}</span>
            <b className="num">{number}</b>
          </p>
        )}
      </header>
      <ol className={styles.lines}>
        {lines.map((line) => {
          const times = line.id === null ? 0 : (seen.get(line.id) ?? 0) + 1
          if (line.id !== null) seen.set(line.id, times)
          return (
            <BallotRow
              key={line.line}
              line={line}
              times={times}
              candidates={lists.candidates}
              isOrdering={isOrdering}
              onRemove={() => {
                onRemove(line)
                keepFocus()
              }}
              onRestore={() => {
                onRestore(line)
                keepFocus()
              }}
              onMove={(by) => onMove(line, by)}
            />
          )
        })}
      </ol>
      <footer className={styles.foot}>
        {hasPrinted && (
          <>
            <span className={styles.key}>
              <i aria-hidden="true" />
              {t('lists.ballot.printed')}
            </span>
            <span className={`${styles.key} ${styles.pen}`}>
              <i aria-hidden="true" />
              {t('lists.ballot.changed')}
            </span>
          </>
        )}
        <span className={styles.notOfficial}>{t('lists.notOfficial')}</span>
      </footer>
    </section>
  )
}
