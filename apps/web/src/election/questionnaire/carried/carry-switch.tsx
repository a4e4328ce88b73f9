import { useText } from '@plenara/ui/text/text.ts'
import { setCarrying } from '../../../data/commands/online/carrying.ts'
import { useCommand } from '../../../data/commands/run-command.ts'
import { useCarrying } from './api.ts'
import styles from './carried.module.css'

/** The switch whether this election takes answers from others; nothing if there are none. */
export function CarrySwitch({ electionId }: { readonly electionId: number }) {
  const t = useText()
  const { data: carrying } = useCarrying(electionId)
  const { mutate, isPending } = useCommand(setCarrying)
  if (!carrying || carrying.answers === 0) return null
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={carrying.on}
        disabled={isPending}
        onChange={(event) => mutate({ eid: electionId, on: event.target.checked })}
      />
      <span>
        <span>{t('questionnaire.carried.on')}</span>
        {!carrying.on && <small>{t('questionnaire.carried.off')}</small>}
      </span>
    </label>
  )
}
