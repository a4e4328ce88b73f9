import type { Passkey } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button.tsx'
import { useText } from '../text/text.ts'
import styles from './passkey-row.module.css'

export interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
  /** The dialog that is open over it. */
  readonly children: ReactNode
}

/** One passkey of a list: its name, when it was created and used, and its actions. */
export function PasskeyRow({ passkey, onRename, onRemove, children }: PasskeyRowProps) {
  const t = useText()
  const { name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt === null ? t('passkeys.neverUsed') : t('passkeys.lastUsed', { day: formatDay(lastUsedAt) })
  return (
    <li className={styles.row}>
      <IconKey aria-hidden />
      <div className={styles.text}>
        <b>{name}</b>
        <small>{t('passkeys.madeOn', { day: formatDay(createdAt) })}</small>
        <small>{used}</small>
      </div>
      <div className={styles.tools}>
        <IconButton label={t('passkeys.renameOf', { name })} onClick={onRename}>
          <IconPencil aria-hidden />
        </IconButton>
        <IconButton label={t('passkeys.removeOf', { name })} onClick={onRemove}>
          <IconTrash aria-hidden />
        </IconButton>
      </div>
      {children}
    </li>
  )
}
