import type { Passkey } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './passkeys-page.module.css'
import { RemoveDialog } from './remove-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** One passkey: its name, when it was made and used, and what can be done with it. */
export function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const t = useText()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const { name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt === null ? t('passkeys.neverUsed') : t('passkeys.lastUsed', { day: formatDay(lastUsedAt) })
  const close = () => setOpen(null)
  return (
    <li className={styles.row}>
      <IconKey aria-hidden />
      <div>
        <b>{name}</b>
        <small>{t('passkeys.madeOn', { day: formatDay(createdAt) })}</small>
        <small>{used}</small>
      </div>
      <div className={styles.tools}>
        <IconButton label={t('passkeys.renameOf', { name })} onClick={() => setOpen('rename')}>
          <IconPencil aria-hidden />
        </IconButton>
        <IconButton label={t('passkeys.removeOf', { name })} onClick={() => setOpen('remove')}>
          <IconTrash aria-hidden />
        </IconButton>
      </div>
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  )
}
