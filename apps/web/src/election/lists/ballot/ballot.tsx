import type { Election, OfficialList } from '@plenara/contract'
import { completeRules } from '@plenara/domain/ballot'
import { useText } from '@plenara/ui/text/text.ts'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ElectionLists } from '../api.ts'
import styles from './ballot.module.css'
import { BallotHead } from './ballot-head.tsx'
import type { BallotLine } from './ballot-lines.ts'
import { BallotRow } from './ballot-row.tsx'
import { HeadingDialog } from './heading-dialog.tsx'

export interface BallotProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly name: string
  /** The list whose printed ballot is changed; null for an empty one. */
  readonly printed: OfficialList | null
  /** The list of the heading; null for none. */
  readonly heading: OfficialList | null
  readonly lines: readonly BallotLine[]
  /** Written names get buttons to move them; printed ones cannot move. */
  readonly isOrdering: boolean
  readonly onRemove: (line: BallotLine) => void
  readonly onRestore: (line: BallotLine) => void
  readonly onMove: (line: BallotLine, by: 1 | -1) => void
  readonly onHeading: (headingId: number | null, message: string) => void
}

/** The id of the target of the skip link past the names. */
export const BALLOT_ID = 'ballot'

/** The ballot as on paper: printed names in ink, changes in blue like a pen, struck names readable, empty lines visible. */
export function Ballot(props: BallotProps) {
  const { election, lists, name, printed, heading, lines, isOrdering } = props
  const t = useText()
  const region = useRef<HTMLElement>(null)
  const [isHeadingOpen, setHeadingOpen] = useState(false)
  const rules = completeRules(election)
  const hasHeading = rules.headingCountsEmptyLines && lists.official.length > 0
  const hasPrinted = lines.some((line) => line.struckId !== null || (line.id !== null && !line.isWritten))
  const seen = new Map<number, number>()
  const actions = useRowActions(props, region)

  function changeHeading(headingId: number | null) {
    const list = lists.official.find(({ id }) => id === headingId)
    const message = list ? t('ballot.said.heading', { number: list.number ?? '', name: list.name }) : t('ballot.said.noHeading')
    props.onHeading(headingId, message)
  }

  return (
    <section
      id={BALLOT_ID}
      ref={region}
      data-tour="ballot"
      tabIndex={-1}
      className={styles.ballot}
      aria-label={t('lists.ballot.label', { name })}
    >
      <BallotHead
        election={election}
        name={name}
        printed={printed}
        heading={heading}
        onChange={hasHeading ? () => setHeadingOpen(true) : undefined}
      />
      <ol className={styles.lines}>
        {lines.map((line) => {
          const times = line.id === null ? 0 : (seen.get(line.id) ?? 0) + 1
          if (line.id !== null) seen.set(line.id, times)
          return (
            <BallotRow
              key={line.line}
              line={line.line}
              struckId={line.struckId}
              id={line.id}
              isWritten={line.isWritten}
              times={times}
              candidates={lists.people}
              isOrdering={isOrdering}
              onRemove={actions.remove}
              onRestore={actions.restore}
              onMove={actions.move}
            />
          )
        })}
      </ol>
      <footer className={styles.foot}>
        {hasPrinted && (
          <>
            <span className={styles.key}>
              <i aria-hidden="true" />
              <span>{t('lists.ballot.printed')}</span>
            </span>
            <span className={`${styles.key} ${styles.pen}`}>
              <i aria-hidden="true" />
              <span>{t('lists.ballot.changed')}</span>
            </span>
          </>
        )}
        <span className={styles.notOfficial}>{t('lists.notOfficial')}</span>
      </footer>
      {isHeadingOpen && (
        <HeadingDialog
          printed={printed}
          headingId={heading?.id ?? null}
          official={lists.official}
          isFederal={rules.law === 'federal'}
          onChange={changeHeading}
          onClose={() => setHeadingOpen(false)}
        />
      )}
    </section>
  )
}

/** The actions of the rows: stable functions that work on the latest ballot. */
function useRowActions(props: BallotProps, region: RefObject<HTMLElement | null>) {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return useMemo(() => {
    const at = (line: number) => latest.current.lines.find((entry) => entry.line === line)
    const keepFocus = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) region.current?.focus()
      })
    return {
      remove: (line: number) => {
        const found = at(line)
        if (found) latest.current.onRemove(found)
        keepFocus()
      },
      restore: (line: number) => {
        const found = at(line)
        if (found) latest.current.onRestore(found)
        keepFocus()
      },
      move: (line: number, by: 1 | -1) => {
        const found = at(line)
        if (found) latest.current.onMove(found, by)
      },
    }
  }, [region])
}
