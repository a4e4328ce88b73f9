import type { ContentLanguage } from '@plenara/contract'
import { composedText, seenLength, textFlaw } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import styles from './statement-text.module.css'
import { TextConflict } from './text-conflict.tsx'

/** So long after the last key what was typed is saved, in milliseconds. */
const TYPING_MS = 1_000

export interface StatementTextProps extends Pick<StatementSaving, 'saving' | 'queue' | 'textOf'> {
  readonly field: string
  readonly label: string
  readonly language: ContentLanguage
  /** In characters as they are seen. */
  readonly longest: number
  readonly isFrozen: boolean
  /** It was asked for just now, and is typed into next. */
  readonly isNew?: boolean
}

/** A text of the statement in one language. It is saved while it is typed; what cannot be published stays here and says why. */
export function StatementText({ field, label, language, longest, isFrozen, isNew = false, saving, queue, textOf }: StatementTextProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? textOf(field)
  const code = saving.refused.get(field)?.code
  const type = (next: string) => {
    setTyped(next)
    const composed = composedText(next)
    const flaw = textFlaw(composed, longest)
    if (flaw) queue.refuse(field, { value: next, code: flaw })
    else queue.change(field, composed || null, TYPING_MS)
  }
  const leave = () => {
    setTyped(null)
    queue.flush()
  }
  return (
    <div className={styles.text}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {text !== '' && code === undefined && (
          <span className={styles.written}>
            <IconCircleCheck size={20} aria-hidden /> <span>{t('text.written')}</span>
          </span>
        )}
      </div>
      <textarea
        id={id}
        className={styles.area}
        lang={languageTag(language)}
        rows={3}
        value={text}
        readOnly={isFrozen}
        // biome-ignore lint/a11y/noAutofocus: the field was asked for by the button before it
        autoFocus={isNew}
        aria-invalid={code ? true : undefined}
        aria-describedby={`${id}-count${code ? ` ${id}-error` : ''}`}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <p id={`${id}-count`} className={`num ${styles.count}`}>
        {t('text.count', { n: seenLength(composedText(text)), max: longest })}
      </p>
      {code && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {t(`errors.${code}`)}
        </p>
      )}
      <TextConflict field={field} language={language} saving={saving} queue={queue} />
    </div>
  )
}
