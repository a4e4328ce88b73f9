import type { CandidateCard, OfficialList } from '@plenara/contract'
import { useText } from '../../i18n/text.ts'
import type { BallotLine } from './ballot-lines.ts'
import { ballotName } from './ballot-names.ts'
import styles from './copy-out.module.css'

export interface DifferencesProps {
  readonly lines: readonly BallotLine[]
  readonly heading: OfficialList
  readonly candidates: ReadonlyMap<number, CandidateCard>
}

/** The shorter way: what has to be struck and written on the printed ballot. */
export function Differences({ lines, heading, candidates }: DifferencesProps) {
  const t = useText()
  const nameOf = (id: number) => {
    const person = candidates.get(id)
    return [person?.number, ballotName(person)].filter(Boolean).join(' ')
  }
  const changes = lines.flatMap(({ line, struckId, id, isWritten }) => {
    if (struckId !== null && id !== null)
      return [{ line, text: t('lists.changes.replace', { struck: nameOf(struckId), written: nameOf(id) }) }]
    if (struckId !== null) return [{ line, text: t('lists.changes.strike', { struck: nameOf(struckId) }) }]
    return isWritten && id !== null ? [{ line, text: t('lists.changes.write', { line, written: nameOf(id) }) }] : []
  })
  return (
    <section className={styles.changes}>
      <h2>{t('lists.changes.title', { number: heading.number ?? '' })}</h2>
      {changes.length === 0 ? (
        <p>{t('lists.changes.none')}</p>
      ) : (
        <ul>
          {changes.map(({ line, text }) => (
            <li key={line} className="num">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
