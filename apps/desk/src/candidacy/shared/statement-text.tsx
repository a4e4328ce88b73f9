import type { ContentLanguage } from '@plenara/contract'
import { composedText, seenLength } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import { DeliveredNote } from './delivered-note.tsx'
import { FieldConflict } from './field-conflict.tsx'
import styles from './statement-text.module.css'
import { TYPING_MS } from './typing.ts'

export interface StatementTextProps {
  readonly statement: StatementSaving
  readonly field: string
  readonly label: string
  readonly language: ContentLanguage
  /** In graphemes. */
  readonly longest: number
  readonly isFrozen: boolean
  /** True for a text that was just added and receives the focus. */
  readonly isNew?: boolean
  /** The source of delivered data; null if unknown. */
  readonly source?: string | null
}

/** A text of the statement in one language. It is saved while it is typed; one that cannot be published stays here with its error. */
export function StatementText({ statement, field, label, language, longest, isFrozen, isNew = false, source = null }: StatementTextProps) {
  const t = useText()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew) area.current?.focus()
  }, [isNew])
  const [typed, setTyped] = useState<string | null>(null)
  const delivered = statement.deliveredIn(field)
  const text = typed ?? String(delivered ?? statement.textOf(field))
  const code = statement.saving.refused.get(field)?.code
  const leave = () => {
    setTyped(null)
    statement.queue.flush()
  }
  return (
    <div className={styles.text}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {text !== '' && delivered === undefined && code === undefined && (
          <span className={styles.written}>
            <IconCircleCheck size={20} aria-hidden /> <span>{t('text.written')}</span>
          </span>
        )}
      </div>
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        lang={languageTag(language)}
        rows={longest > 120 ? 3 : 2}
        value={text}
        readOnly={isFrozen}
        aria-invalid={code ? true : undefined}
        aria-describedby={`${id}-count${code ? ` ${id}-error` : ''}`}
        onChange={(event) => {
          setTyped(event.target.value)
          statement.write(field, event.target.value, TYPING_MS)
        }}
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
      <DeliveredNote statement={statement} field={field} name={label} source={source} isFrozen={isFrozen} />
      <FieldConflict statement={statement} field={field} language={language} />
    </div>
  )
}
