import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MOVE_QUERIES } from '../../../data/commands/online/moving.ts'
import { ForgetDevice } from '../../../shared/account/moving/forget-device.tsx'
import { TakeoverSheet } from '../../../shared/account/moving/takeover-sheet.tsx'
import { useHeldText } from '../../../shared/account/moving/use-held-text.ts'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import styles from './storage-page.module.css'

/** The data that this device has beside the signed-in account, with buttons to take it over or delete it. */
export function HeldHere({ onGone }: { readonly onGone: () => void }) {
  const t = useText()
  const heldText = useHeldText()
  const [isOpen, setOpen] = useState<'take' | 'forget' | null>(null)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [MOVE_QUERIES.held],
    queryFn: async () => {
      const held = await (await import('../../../data/device/moving/moving.ts')).heldByDevice()
      if (held === null) onGone()
      return held
    },
    gcTime: 0,
    retry: false,
  })
  if (isPending) return <Skeleton rows={2} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <div className={styles.held}>
      <h2>{t('move.held.title')}</h2>
      <p>{heldText(data)}</p>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => setOpen('take')}>
          {t('move.held.take')}
        </Button>
        <Button kind="danger" onClick={() => setOpen('forget')}>
          {t('move.takeover.forget')}
        </Button>
      </div>
      {isOpen === 'take' && <TakeoverSheet held={data} onClose={(end) => (end === 'left' ? setOpen(null) : onGone())} />}
      {isOpen === 'forget' && <ForgetDevice held={data} onClose={(isGone) => (isGone ? onGone() : setOpen(null))} />}
    </div>
  )
}
