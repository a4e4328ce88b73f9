import type { ContentLanguage, VestedInterestRecord } from '@plenara/contract'
import type { FieldValue } from '@plenara/domain/statements'
import { languageTag, pickText } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { nativeNameOf } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import styles from './statement-text.module.css'

interface FieldConflictProps {
  readonly statement: StatementSaving
  readonly field: string
  /** The language of the field. */
  readonly language: ContentLanguage
  /** Called after the person has chosen a value. */
  readonly onChosen?: () => void
}

/** A conflict with a value of another device: shows both, and the person chooses one. */
export function FieldConflict({ statement, field, language, onChosen }: FieldConflictProps) {
  const t = useText()
  const conflict = statement.saving.conflicts.get(field)
  if (!conflict) return null
  const choose = (which: 'mine' | 'theirs') => {
    onChosen?.()
    statement.queue.choose(field, which)
  }
  const quote = (value: FieldValue) => {
    const words = wordsOf(value, language)
    return words === '' ? <i>{t('text.none')}</i> : <q lang={languageTag(language)}>{words}</q>
  }
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('text.conflict')}</p>
      <p>{quote(conflict.theirs)}</p>
      <Button size="small" onClick={() => choose('theirs')}>
        {t('text.keepTheirs')}
      </Button>
      <p>{quote(conflict.mine)}</p>
      <Button size="small" onClick={() => choose('mine')}>
        {t('text.keepMine')}
      </Button>
    </div>
  )
}

function wordsOf(value: FieldValue, language: ContentLanguage): string {
  if (!Array.isArray(value)) return String(value ?? '')
  return (value as readonly (string | VestedInterestRecord)[])
    .map((entry) => (typeof entry === 'string' ? nativeNameOf(entry) : (pickText(entry.organisation, language)?.text ?? '')))
    .join(', ')
}
