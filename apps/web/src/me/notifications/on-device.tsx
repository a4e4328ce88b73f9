import { Checkbox } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useAskPermission, useNotificationSettings, usePermission } from './api.ts'
import { BlockedNote } from './blocked-note.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import styles from './notifications.module.css'
import { ScheduledList } from './scheduled-list.tsx'
import { TypeChoice } from './type-choice.tsx'

/** The main switch, one for each type, and the scheduled notifications. */
export function OnDevice() {
  const t = useText()
  const [isExplaining, setExplaining] = useState(false)
  const { settings, wasAsked, enable, enableType, reload } = useNotificationSettings()
  const permission = usePermission()
  const ask = useAskPermission()
  const isBlocked = wasAsked && permission.data === false
  const isOn = settings.isEnabled && !isBlocked
  // The device asks only once, so that the explanation of the app comes first; after an earlier answer there is nothing to ask.
  const turn = (wanted: boolean) => (wanted && !wasAsked ? setExplaining(true) : enable(wanted))
  const allow = () => ask.mutate(undefined, { onSettled: reload })
  return (
    <>
      <section className={styles.group}>
        <p>{t('notifications.lead')}</p>
        <Checkbox name="notifications" checked={isOn} disabled={isBlocked} onChange={(event) => turn(event.target.checked)}>
          <b>{t('notifications.master')}</b>
        </Checkbox>
        {isBlocked && <BlockedNote />}
      </section>
      <TypeChoice isOn={isOn} isChosen={(type) => settings.types[type] !== false} onChoose={enableType} />
      <ScheduledList title={t('notifications.scheduled')} isOff={!isOn} />
      {isExplaining && <ExplainDialog privacy={t('notifications.explain.privacy')} onAllow={allow} onClose={() => setExplaining(false)} />}
    </>
  )
}
