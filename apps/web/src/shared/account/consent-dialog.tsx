import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { giveConsent } from '../../data/commands/online/consent.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { ErrorState } from '../page/state-panel.tsx'

export interface ConsentDialogProps {
  readonly onClose: () => void
  /** Continues the action that needed the consent. */
  readonly onGiven: () => void
}

/** Asks for the consent to store political opinions, when an action needs it and it was not given yet. */
export function ConsentDialog({ onClose, onGiven }: ConsentDialogProps) {
  const t = useText()
  const rights = useRightsLanguage()
  const give = useCommand(giveConsent)
  return (
    <Dialog
      title={t('account.consent.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            kind="primary"
            aria-disabled={give.isPending}
            onClick={() => !give.isPending && give.mutate(undefined, { onSuccess: onGiven })}
          >
            {t('settings.consent.give')}
          </Button>
        </>
      }
    >
      <p lang={rights}>{t('account.consent.text')}</p>
      <p>
        <Link to="/privacy">{t('account.consent.privacy')}</Link>
      </p>
      {give.error && <ErrorState error={give.error} />}
    </Dialog>
  )
}
