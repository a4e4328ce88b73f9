import type { NotificationType, PushDevice, PushDevices } from '@plenara/contract'
import { NOTIFICATION_TYPES } from '@plenara/contract/constants'
import { Checkbox } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { errorTextId } from '../../data/calls/error-text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { useUserId } from '../../data/session/session.ts'
import { PushUnavailableError } from '../../platform/web-push.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { BlockedNote } from './blocked-note.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import styles from './notifications.module.css'
import { OtherBrowsers } from './other-browsers.tsx'
import { usePushHere, usePushSwitch } from './push-api.ts'
import { TypeChoice } from './type-choice.tsx'
import { WithoutPush } from './without-push.tsx'

/** The switches of this browser, and the other browsers of the account. */
export function PushSettings() {
  const t = useText()
  const { data, error, isPending, refetch } = useCall('getPushDevices', { params: { id: useUserId() } })
  if (isPending) return <Skeleton rows={5} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data.applicationKey === null) return <WithoutPush text={t('notifications.web.text')} />
  return <Settings applicationKey={data.applicationKey} devices={data.devices} />
}

interface SettingsProps {
  readonly applicationKey: string
  readonly devices: PushDevices['devices']
}

function Settings({ applicationKey, devices }: SettingsProps) {
  const { here, mark, isPending } = usePushHere(applicationKey, devices)
  if (isPending) return <Skeleton rows={5} />
  return (
    <>
      <Here key={here?.id} applicationKey={applicationKey} here={here} />
      <OtherBrowsers devices={devices.filter((device) => device.mark !== mark)} />
    </>
  )
}

/** The main switch and one for each type; removing the last type switches all off. */
function Here({ applicationKey, here }: { readonly applicationKey: string; readonly here: PushDevice | undefined }) {
  const t = useText()
  const [isExplaining, setExplaining] = useState(false)
  const [chosen, setChosen] = useState<readonly NotificationType[]>(here?.types ?? NOTIFICATION_TYPES)
  const { permission, ask, turnOn, turnOff, wanted: pending, error } = usePushSwitch(applicationKey)
  const isBlocked = permission === 'denied'
  const isOn = here !== undefined && !isBlocked
  const turn = (wanted: boolean) => {
    if (pending !== null) return
    if (wanted || !here) return setExplaining(true)
    turnOff(here)
  }
  const choose = (type: NotificationType, isWanted: boolean) => {
    if (!here) return
    const types = NOTIFICATION_TYPES.filter((other) => (other === type ? isWanted : chosen.includes(other)))
    if (types.length === 0) return turnOff(here)
    setChosen(types)
    turnOn(types)
  }
  return (
    <>
      <section className={styles.group}>
        <p>{t('notifications.push.lead')}</p>
        <Checkbox
          name="notifications"
          checked={pending ?? isOn}
          disabled={isBlocked}
          error={error ? t(error instanceof PushUnavailableError ? 'notifications.push.failed' : errorTextId(error)) : null}
          onChange={(event) => turn(event.target.checked)}
        >
          <b>{t('notifications.push.master')}</b>
        </Checkbox>
        {isBlocked && <BlockedNote />}
      </section>
      <TypeChoice isOn={isOn} isChosen={(type) => chosen.includes(type)} onChoose={choose} />
      {isExplaining && (
        <ExplainDialog
          privacy={t('notifications.push.privacy')}
          onAllow={() => void ask().then((isPermitted) => isPermitted && turnOn(chosen))}
          onClose={() => setExplaining(false)}
        />
      )}
    </>
  )
}
