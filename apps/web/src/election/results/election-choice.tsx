import type { Election } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { Select } from '@plenara/ui/form/field.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useShown } from '../../data/calls/shown-data.ts'
import { electionsOfLevel, levelsOf } from './choose-election.ts'
import styles from './results.module.css'

export interface ElectionChoiceProps {
  readonly elections: readonly Election[]
  readonly chosen: Election
  readonly onChoose: (election: Election) => void
}

/** The choice of level and election; a level opens its newest published result. */
export function ElectionChoice({ elections, chosen, onChoose }: ElectionChoiceProps) {
  const t = useText()
  const levels = levelsOf(elections)
  const ofLevel = electionsOfLevel(elections, chosen.level)
  useShown(ofLevel)
  const chooseLevel = (level: Election['level']) => {
    const ofLevel = electionsOfLevel(elections, level)
    const next = ofLevel.find(({ resultsPublic }) => resultsPublic) ?? ofLevel[0]
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
