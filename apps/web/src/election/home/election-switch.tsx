import { LEVELS } from '@plenara/contract/constants'
import { useText } from '@plenara/ui/text/text.ts'
import { selectActiveElection, useActiveElection } from '../../data/queries/active-election.ts'
import styles from './election-switch.module.css'
import { OpenConstituency } from './open-constituency.tsx'

/** The level of the active election [ELECT-1]. */
export function ElectionSwitch({ tone = 'hero' }: { readonly tone?: 'hero' | 'plain' }) {
  const t = useText()
  const { level } = useActiveElection()
  return (
    <div className={`${styles.switch} ${styles[tone]}`}>
      <fieldset className={styles.levels} data-tour="election-level">
        <legend className="visually-hidden">{t('election.level.label')}</legend>
        {LEVELS.map((option) => (
          <label key={option}>
            <input type="radio" name="level" checked={option === level} onChange={() => selectActiveElection({ level: option })} />
            <span>{t(`election.level.${option}`)}</span>
          </label>
        ))}
      </fieldset>
      {level === 'cantonal' && <OpenConstituency />}
    </div>
  )
}
