import type { NotificationType } from '@plenara/contract'
import { NOTIFICATION_TYPES } from '@plenara/contract/constants'
import { Checkbox } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './notifications.module.css'

export interface TypeChoiceProps {
  readonly isOn: boolean
  readonly isChosen: (type: NotificationType) => boolean
  readonly onChoose: (type: NotificationType, isWanted: boolean) => void
}

/** A switch for each type of notification, with an example. */
export function TypeChoice({ isOn, isChosen, onChoose }: TypeChoiceProps) {
  const t = useText()
  return (
    <fieldset className={styles.group} disabled={!isOn}>
      <legend>{t('notifications.types')}</legend>
      {NOTIFICATION_TYPES.map((type) => (
        <Checkbox key={type} name={type} checked={isChosen(type)} onChange={(event) => onChoose(type, event.target.checked)}>
          <span>{t(`notifications.type.${type}`)}</span>
          <small className={styles.example}>{t(`notifications.type.${type}.example`)}</small>
        </Checkbox>
      ))}
    </fieldset>
  )
}
