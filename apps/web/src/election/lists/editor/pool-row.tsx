import type { CandidateCard, Party } from '@plenara/contract'
import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { PersonMeta } from '../../../shared/person/person-meta.tsx'
import { Portrait } from '../../../shared/person/portrait.tsx'
import { fullName } from '../ballot/ballot-names.ts'
import styles from './pool.module.css'

export interface PoolRowProps {
  readonly person: CandidateCard
  readonly party: Party | undefined
  /** Absent while there are no percents. */
  readonly percent: number | null | undefined
  /** How often the person is on the list already. */
  readonly times: number
  readonly maxRepetitions: number
  readonly isFull: boolean
  /** «3 of 128», for screen readers, because only visible rows are rendered. */
  readonly place: string
  readonly onAdd: () => void
  readonly onFocus: () => void
}

/** A person in the pool with the number of lines on the list and a button to add them [SCREEN-8]. */
export function PoolRow({ person, party, percent, times, maxRepetitions, isFull, place, onAdd, onFocus }: PoolRowProps) {
  const t = useText()
  const isMax = times >= maxRepetitions
  return (
    <div className={styles.row}>
      <Portrait person={person} />
      <span className={styles.person}>
        <b>{fullName(person)}</b>
        <span className={styles.facts}>
          <PersonMeta party={party} number={person.number} standing={person.standing} />
          {times > 0 && (
            <span className={`num ${isMax ? styles.full : styles.times}`}>
              <IconCheck size={16} aria-hidden />
              <span>{t(isMax && maxRepetitions > 1 ? 'lists.pool.max' : 'lists.times', { n: times })}</span>
            </span>
          )}
          <span className="visually-hidden">{place}</span>
        </span>
      </span>
      {percent !== undefined && (
        <span className={styles.percent}>
          <span className="visually-hidden">{`${t('match.percent')} `}</span>
          <Percent value={percent} />
        </span>
      )}
      <button
        type="button"
        className={styles.add}
        aria-label={t(times > 0 ? 'lists.pool.addAgain' : 'lists.pool.add', { name: fullName(person) })}
        aria-disabled={isMax || isFull}
        onClick={onAdd}
        onFocus={onFocus}
      >
        <IconPlus size={20} aria-hidden />
      </button>
    </div>
  )
}
