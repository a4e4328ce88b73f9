import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'

/** Shown if the list was changed elsewhere in the meantime: nothing is lost unless the user chooses so. */
export function ConflictDialog({ onResolve }: { readonly onResolve: (keepMine: boolean) => void }) {
  const t = useText()
  return (
    <Dialog
      kind="alert"
      title={t('lists.conflict.title')}
      onClose={() => onResolve(true)}
      actions={
        <>
          <Button kind="primary" onClick={() => onResolve(true)}>
            {t('lists.conflict.keepBoth')}
          </Button>
          <Button onClick={() => onResolve(false)}>{t('lists.conflict.takeTheirs')}</Button>
        </>
      }
    >
      <p>{t('lists.conflict.text')}</p>
    </Dialog>
  )
}
