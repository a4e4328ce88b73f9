import { Checkbox } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { closesWithTab } from '../../data/session/closing.ts'
import { ErrorState } from '../../shared/page/state-panel.tsx'

/** For a guest on a shared device: closing the last tab deletes everything. */
export function ClosingSetting() {
  const t = useText()
  const [closes, setCloses] = useState(closesWithTab)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const change = async (next: boolean) => {
    if (isPending) return
    setPending(true)
    setCloses(next)
    try {
      const { closeWithTab } = await import('../../data/device/local-api.ts')
      await closeWithTab(next)
      setError(null)
    } catch (failure) {
      setCloses(!next)
      setError(failure)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Checkbox name="closing" checked={closes} onChange={(event) => void change(event.target.checked)}>
        <b>{t('settings.guest.closing')}</b> <span>{t('settings.guest.closingNote')}</span>
      </Checkbox>
      {error !== null && <ErrorState error={error} />}
    </>
  )
}
