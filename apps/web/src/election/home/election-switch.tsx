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
        {LEVELS.map((known) => (
          <label key={known}>
            <input type="radio" name="level" checked={known === level} onChange={() => selectActiveElection({ level: known })} />
            <span>{t(`election.level.${known}`)}</span>
          </label>
        ))}
      </fieldset>
      {level === 'cantonal' && <OpenConstituency />}
    </div>
  )
}
