import type { Election } from '@plenara/contract'
import { formatDay } from '@plenara/domain'
import { Select } from '../../components/field.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { useText } from '../../i18n/text.ts'
import { electionsOfLevel, levelsOf } from './choose-election.ts'
import styles from './results.module.css'

export interface ElectionChoiceProps {
  readonly elections: readonly Election[]
  readonly chosen: Election
  readonly onChoose: (election: Election) => void
}

/** Level and election; a level leads to its newest published result. */
export function ElectionChoice({ elections, chosen, onChoose }: ElectionChoiceProps) {
  const t = useText()
  const levels = levelsOf(elections)
  const ofLevel = electionsOfLevel(elections, chosen.level)
  const chooseLevel = (level: Election['level']) => {
    const known = electionsOfLevel(elections, level)
    const next = known.find(({ resultsPublic }) => resultsPublic) ?? known[0]
    if (next) onChoose(next)
  }
  return (
    <div className={styles.choice}>
      {levels.length > 1 && (
        <Segmented
          label={t('election.level.label')}
          value={chosen.level}
          options={levels.map((level) => ({ value: level, label: t(`election.level.${level}`) }))}
          onChange={chooseLevel}
        />
      )}
      <Select
        label={t('results.election')}
        value={chosen.id}
        onChange={(event) => {
          const next = ofLevel.find(({ id }) => id === Number(event.target.value))
          if (next) onChoose(next)
        }}
      >
        {ofLevel.map((election) => (
          <option key={election.id} value={election.id}>
            {t('results.option', { name: election.name, day: formatDay(election.electionDate) })}
          </option>
        ))}
      </Select>
    </div>
  )
}
