import type { Election, OfficialList } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import type { ElectionLists } from '../api.ts'
import { ballotName, type ListPerson } from '../ballot/ballot-names.ts'
import styles from './copy-out.module.css'
import { type CopyOutRow, type CopyOutWay, type EditedLine, HEADING_STEP } from './copy-out-plan.ts'
import print from './copy-out-print.module.css'
import { CopyOutTick } from './copy-out-tick.tsx'

/** With more rows than this the print is denser, so that 36 lines fit on two pages. */
const MANY_ROWS = 12

export interface CopyOutRowsProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly way: CopyOutWay
  readonly ticks: ReadonlySet<number>
  readonly onToggle: (step: number) => void
}

/** The edits line by line, in the order of the paper. */
export function CopyOutRows({ election, lists, way, ticks, onToggle }: CopyOutRowsProps) {
  const { edits, printed, heading, rows } = way
  const changesHeading = printed && (edits.heading === 'strike' || edits.heading === 'replace')
  return (
    <ol className={classOf(way, election.lines)}>
      {changesHeading && (
        <HeadingRow printed={printed} written={heading} isDone={ticks.has(HEADING_STEP)} onToggle={() => onToggle(HEADING_STEP)} />
      )}
      {rows.map((row) =>
        row.kind === 'edit' ? (
          <EditRow
            key={row.line.line}
            line={row.line}
            candidates={lists.people}
            isPrinted={printed !== null}
            isDone={ticks.has(row.line.line)}
            onToggle={() => onToggle(row.line.line)}
          />
        ) : (
          <RunRow key={row.from} row={row} isPrinted={printed !== null} />
        ),
      )}
    </ol>
  )
}

function classOf({ printed, rows }: CopyOutWay, lines: number): string | undefined {
  const count = printed ? rows.filter(({ kind }) => kind === 'edit').length : lines
  if (count <= MANY_ROWS) return undefined
  return printed ? `${print.dense} ${print.changes}` : print.dense
}

interface RowProps {
  readonly isDone: boolean
  readonly onToggle: () => void
}

interface HeadingRowProps extends RowProps {
  readonly printed: OfficialList
  readonly written: OfficialList | null
}

function HeadingRow({ printed, written, isDone, onToggle }: HeadingRowProps) {
  const t = useText()
  const nameOf = ({ name, number }: OfficialList) => t('copyOut.designation', { name, number: number ?? '' })
  const values = { struck: nameOf(printed), written: written ? nameOf(written) : '' }
  return (
    <li className={`${styles.line} ${print.line}`}>
      <CopyOutTick label={t(written ? 'copyOut.label.replaceTop' : 'copyOut.label.strikeTop', values)} isDone={isDone} onToggle={onToggle}>
        <span className={`${styles.place} ${print.place}`}>{t('copyOut.top')}</span>
        <span className={`${styles.edit} ${print.edit}`}>
          <Struck name={values.struck} />
          {written && <Written name={values.written} />}
        </span>
      </CopyOutTick>
    </li>
  )
}

interface EditRowProps extends RowProps {
  readonly line: EditedLine
  readonly candidates: ReadonlyMap<number, ListPerson>
  readonly isPrinted: boolean
}

function EditRow({ line: { line, candidateId, struckId, again }, candidates, isPrinted, isDone, onToggle }: EditRowProps) {
  const t = useText()
  const struck = struckId === null ? null : candidates.get(struckId)
  const written = candidateId === null ? null : candidates.get(candidateId)
  const nameOf = (person: ListPerson | null | undefined) => [person?.number, ballotName(person ?? undefined)].filter(Boolean).join(' ')
  const values = { line, name: nameOf(written), struck: nameOf(struck), written: nameOf(written) }
  return (
    <li className={`${styles.line} ${print.line}`}>
      <CopyOutTick label={t(labelOf(struckId, candidateId, isPrinted), values)} isDone={isDone} onToggle={onToggle}>
        <span className={`num ${styles.place} ${print.place}`}>{line}</span>
        <span className={`${styles.edit} ${print.edit}`}>
          {struckId !== null && <Struck name={ballotName(struck ?? undefined)} number={struck?.number} />}
          {candidateId !== null && (
            <Written name={ballotName(written ?? undefined)} number={written?.number} again={again} isPrinted={isPrinted} />
          )}
        </span>
      </CopyOutTick>
    </li>
  )
}

function labelOf(struckId: number | null, candidateId: number | null, isPrinted: boolean): string {
  if (!isPrinted) return 'lists.view.copied'
  if (struckId === null) return 'copyOut.label.write'
  return candidateId === null ? 'copyOut.label.strike' : 'copyOut.label.replace'
}

interface NameProps {
  readonly name: string
  readonly number?: string | null | undefined
}

function Struck({ name, number }: NameProps) {
  const t = useText()
  return (
    <span className={`${styles.struck} ${print.struck}`}>
      <small>{t('copyOut.strike')}</small>
      <del>
        {number && <span className="num">{`${number} `}</span>}
        <span>{name}</span>
      </del>
    </span>
  )
}

interface WrittenProps extends NameProps {
  readonly again?: boolean
  readonly isPrinted?: boolean
}

function Written({ name, number, again = false, isPrinted = true }: WrittenProps) {
  const t = useText()
  return (
    <span className={`${styles.written} ${print.written}`}>
      {isPrinted && <small>{t('copyOut.write')}</small>}
      {number && <span className={`num ${styles.number} ${print.number}`}>{number}</span>}
      <b>{name}</b>
      {again && <small>{t('copyOut.again')}</small>}
    </span>
  )
}

interface RunRowProps {
  readonly row: Extract<CopyOutRow, { readonly kind: 'kept' | 'blank' }>
  readonly isPrinted: boolean
}

/** Unchanged or empty lines in one sentence; in the print of an empty ballot each empty line is drawn. */
function RunRow({ row: { kind, from, to }, isPrinted }: RunRowProps) {
  const t = useText()
  const sentence = t(`copyOut.${kind}`, { n: to - from + 1, from, to })
  if (isPrinted) return <li className={`${styles.run} ${print.run}`}>{sentence}</li>
  const lines = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <>
      <li className={`${styles.run} ${print.screenOnly}`}>{sentence}</li>
      {lines.map((line) => (
        <li key={line} className={`${styles.paperOnly} ${print.emptyLine}`}>
          <span className={`num ${print.place}`}>{line}</span>
        </li>
      ))}
    </>
  )
}
