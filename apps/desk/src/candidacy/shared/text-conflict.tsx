import type { ContentLanguage } from '@plenara/contract'
import type { FieldValue } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import styles from './statement-text.module.css'

interface TextConflictProps extends Pick<StatementSaving, 'saving' | 'queue'> {
  readonly field: string
  readonly language: ContentLanguage
}

/** A text that was written otherwise on another device: both stand there, and the person says which one counts. */
export function TextConflict({ field, language, saving, queue }: TextConflictProps) {
  const t = useText()
  const conflict = saving.conflicts.get(field)
  if (!conflict) return null
  const wordsOf = (value: FieldValue) => (typeof value === 'string' ? <q lang={languageTag(language)}>{value}</q> : <i>{t('text.none')}</i>)
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('text.conflict')}</p>
      <p>{wordsOf(conflict.theirs)}</p>
      <Button size="small" onClick={() => queue.choose(field, 'theirs')}>
        {t('text.keepTheirs')}
      </Button>
      <p>{wordsOf(conflict.mine)}</p>
      <Button size="small" onClick={() => queue.choose(field, 'mine')}>
        {t('text.keepMine')}
      </Button>
    </div>
  )
}
