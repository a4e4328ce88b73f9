import { type Text, useText } from '@plenara/ui/text/text.ts'
import { IconCloud, IconDeviceMobile } from '@tabler/icons-react'
import { useId } from 'react'
import type { ChosenType } from '../../../data/session/account-type.ts'
import { isNativeApp } from '../../../platform/native-app.ts'
import styles from './select-storage-page.module.css'

export interface SelectStorageCardProps {
  readonly type: ChosenType
  readonly isChosen: boolean
  /** The form was submitted without a choice. */
  readonly isMissing: boolean
  readonly onChoose: () => void
}

const rows = ['data', 'devices', 'web', 'lost'] as const
const icons = { online: IconCloud, local: IconDeviceMobile } as const

/** One of the two kinds of account with its properties, row by row comparable with the other. */
export function SelectStorageCard({ type, isChosen, isMissing, onChoose }: SelectStorageCardProps) {
  const t = useText()
  const id = useId()
  const Icon = icons[type]
  const facts = factsOf(type, t)
  return (
    <label className={styles.card}>
      <span className={styles.name}>
        <input
          type="radio"
          name="storage"
          value={type}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts`}
          aria-invalid={isMissing ? true : undefined}
        />
        <b id={`${id}-name`}>{t(`local.choose.${type}`)}</b>
        <Icon aria-hidden />
      </span>
      <span id={`${id}-facts`} className={styles.facts}>
        {rows.map((row) => (
          <span key={row}>
            <small>{t(`local.row.${row}`)}</small> <span>{facts[row]}</span>
          </span>
        ))}
      </span>
    </label>
  )
}

function factsOf(type: ChosenType, t: Text): Readonly<Record<(typeof rows)[number], string>> {
  const where = isNativeApp() ? 'app' : 'browser'
  if (type === 'online') {
    return { data: t('local.online.data'), devices: t('local.online.devices'), web: t('local.online.web'), lost: t('local.online.lost') }
  }
  return {
    data: t(`local.device.data.${where}`),
    devices: t('local.device.devices'),
    web: t(`local.device.web.${where}`),
    lost: t('local.device.lost'),
  }
}
