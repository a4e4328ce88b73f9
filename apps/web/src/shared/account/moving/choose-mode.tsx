import type { UserExport } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import type { CommandState } from '../../../data/commands/run-command.ts'
import { ErrorState } from '../../page/state-panel.tsx'
import styles from './moving.module.css'
import { useHeldText } from './use-held-text.ts'

export interface ChooseModeProps {
  readonly account: UserExport
  readonly held: UserExport
  readonly take: Pick<CommandState<never, unknown>, 'isPending' | 'error'>
  readonly onChoose: (mode: 'add' | 'replace') => void
  readonly onClose: () => void
}

const modes = ['add', 'replace'] as const

/** Asks how to move into an account that is not empty: add to it (the default) or replace it. */
export function ChooseMode({ account, held, take, onChoose, onClose }: ChooseModeProps) {
  const t = useText()
  const heldText = useHeldText()
  const [mode, setMode] = useState<'add' | 'replace'>('add')
  return (
    <Dialog
      title={t('move.choose.title')}
      kind="alert"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('move.takeover.without')}</Button>
          <Button kind={mode === 'replace' ? 'danger' : 'primary'} onClick={() => onChoose(mode)} aria-disabled={take.isPending}>
            {t(take.isPending ? 'move.running' : `move.choose.confirm.${mode}`)}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <dl className={styles.both}>
          <dt>{t('move.choose.account')}</dt>
          <dd>{heldText(account)}</dd>
          <dt>{t('move.choose.device')}</dt>
          <dd>{heldText(held)}</dd>
        </dl>
        <fieldset className={styles.modes}>
          <legend className="visually-hidden">{t('move.choose.legend')}</legend>
          {modes.map((option) => (
            <label key={option} className={styles.mode}>
              <input type="radio" name="move-mode" value={option} checked={mode === option} onChange={() => setMode(option)} />
              <span>
                <b>{t(`move.choose.${option}`)}</b>
                <small>{t(`move.choose.${option}Note`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
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
