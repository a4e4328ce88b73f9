import type { UserExport } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Checkbox } from '@plenara/ui/form/field.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CommandState } from '../../../data/commands/run-command.ts'
import { ErrorState } from '../../page/state-panel.tsx'
import styles from './moving.module.css'
import { useHeldText } from './use-held-text.ts'

export interface OfferTakeoverProps {
  /** The address of the target account. */
  readonly email: string
  readonly held: UserExport
  readonly take: Pick<CommandState<never, unknown>, 'isPending' | 'error'>
  /** An attempt found that the account had changed meanwhile. */
  readonly isChanged: boolean
  readonly onTake: () => void
  readonly onLeave: () => void
  readonly onForget: () => void
}

/** The offer with the consent, which is never preselected. */
export function OfferTakeover({ email, held, take, isChanged, onTake, onLeave, onForget }: OfferTakeoverProps) {
  const t = useText()
  const rights = useRightsLanguage()
  const heldText = useHeldText()
  const box = useRef<HTMLInputElement>(null)
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    setMissing(!isAgreed)
    if (isAgreed) onTake()
    else box.current?.focus()
  }
  return (
    <Dialog
      title={t('move.takeover.title')}
      onClose={onLeave}
      actions={
        <>
          <Button onClick={onLeave}>{t('move.takeover.without')}</Button>
          <Button kind="primary" onClick={submit} aria-disabled={take.isPending}>
            {t(take.isPending ? 'move.running' : 'move.takeover.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <dl className={styles.both}>
          <dt>{t('move.choose.device')}</dt>
          <dd>{heldText(held)}</dd>
          <dt>{t('move.takeover.into')}</dt>
          <dd>{email}</dd>
        </dl>
        <p>{t('move.takeover.text')}</p>
        <Checkbox
          ref={box}
          name="takeover-consent"
          checked={isAgreed}
          error={isMissing && !isAgreed ? t('move.takeover.tickFirst') : null}
          onChange={(event) => setAgreed(event.target.checked)}
        >
          <span lang={rights}>{t('account.consent.text')}</span>
        </Checkbox>
        <p className={styles.note}>{t('move.takeover.withoutNote')}</p>
        <div className={styles.links}>
          <Link to="/privacy">{t('account.consent.privacy')}</Link>
          <button type="button" className={styles.danger} onClick={onForget}>
            {t('move.takeover.forget')}
          </button>
        </div>
        {isChanged && !take.isPending && (
          <p role="alert" className={styles.warning}>
            {t('move.takeover.changed')}
          </p>
        )}
        {take.error && (
          <>
            <ErrorState error={take.error} />
            <p className={styles.note}>{t('move.takeover.kept')}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
