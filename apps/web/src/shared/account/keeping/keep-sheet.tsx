import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChosenType } from '../../../data/session/account-type.ts'
import { withRedirect } from '../../../data/session/entry.ts'
import { isNativeApp } from '../../../platform/native-app.ts'
import { KEEP_HERE } from './keep-here.ts'
import styles from './keep-sheet.module.css'

const FORM = 'keep'
const TYPES = ['local', 'online'] as const satisfies readonly ChosenType[]

export interface KeepSheetProps {
  /** A sentence with what can be kept. */
  readonly lead: string
  /** The address to which both ways return. */
  readonly address: string
  readonly onClose: () => void
}

/**
 * «Behalten» as a sheet over the current page: a guest chooses the kind of the account, without a preselection, or closes it without any change. The page
 * of the same name explains it in detail.
 */
export function KeepSheet({ lead, address, onClose }: KeepSheetProps) {
  const t = useText()
  const navigate = useNavigate()
  const [type, setType] = useState<ChosenType | null>(null)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(type === null)
    if (type === null) focusFirstError(event.currentTarget)
    else if (type === 'online') navigate(withRedirect('/register', address))
    else navigate(withRedirect('/select-storage', address), { state: KEEP_HERE })
  }
  return (
    <Dialog
      title={t('move.keep.title')}
      onClose={onClose}
      actions={
        <Button type="submit" form={FORM} kind="primary" size="big" full>
          {t(type === 'online' ? 'local.choose.next' : 'move.keep.submit')}
        </Button>
      }
    >
      <form id={FORM} className={styles.sheet} onSubmit={submit} noValidate>
        <p className={styles.lead}>{lead}</p>
        <fieldset>
          <legend className="visually-hidden">{t('local.choose.legend')}</legend>
          <div className={styles.cards}>
            {TYPES.map((option) => (
              <Card key={option} type={option} isChosen={type === option} isMissing={isMissing && type === null} onChoose={setType} />
            ))}
          </div>
        </fieldset>
        <p className={styles.lead}>{t('local.choose.final')}</p>
        <div role="alert">{isMissing && type === null && <p className={styles.error}>{t('local.choose.missing')}</p>}</div>
      </form>
    </Dialog>
  )
}

interface CardProps {
  readonly type: ChosenType
  readonly isChosen: boolean
  readonly isMissing: boolean
  readonly onChoose: (type: ChosenType) => void
}

/** One of the two places with a sentence, and the next step once it is chosen. */
function Card({ type, isChosen, isMissing, onChoose }: CardProps) {
  const t = useText()
  const where = isNativeApp() ? 'app' : 'browser'
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="storage"
        value={type}
        checked={isChosen}
        onChange={() => onChoose(type)}
        aria-labelledby={`keep-${type}`}
        aria-describedby={`keep-${type}-means`}
        aria-invalid={isMissing ? true : undefined}
      />
      <span>
        <b id={`keep-${type}`}>{t(`local.choose.${type}`)}</b>
        <span id={`keep-${type}-means`}>{t(type === 'online' ? 'move.keep.online' : `move.keep.local.${where}`)}</span>
        {isChosen && type === 'online' && <span>{t('move.keep.onlineNext')}</span>}
      </span>
    </label>
  )
}
