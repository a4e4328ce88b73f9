import { factField } from '@plenara/domain/statements'
import { Field } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useContentLanguage } from '../../data/queries.ts'
import { DeliveredNote } from '../shared/delivered-note.tsx'
import { FieldConflict } from '../shared/field-conflict.tsx'
import { TYPING_MS } from '../shared/typing.ts'
import { readFrancs } from './francs.ts'
import styles from './profile-page.module.css'
import type { ProfilePartProps } from './profile-part.ts'

const FIELD = factField('campaignBudget')

/** The budget of the campaign, in whole francs. */
export function Budget({ statement, isFrozen, source }: ProfilePartProps) {
  const t = useText()
  const language = useContentLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const refused = statement.saving.refused.has(FIELD)
  const type = (text: string) => {
    setTyped(text)
    const francs = readFrancs(text)
    if (francs === undefined) statement.queue.refuse(FIELD, { value: text, code: 'budget' })
    else statement.queue.change(FIELD, francs, TYPING_MS)
  }
  return (
    <section className={styles.section}>
      <h2>{t('profile.section.budget')}</h2>
      <Field
        label={t('profile.budget')}
        inputMode="numeric"
        autoComplete="off"
        readOnly={isFrozen}
        value={typed ?? String(statement.deliveredIn(FIELD) ?? statement.textOf(FIELD))}
        error={refused ? t('profile.budget.wrong') : null}
        hint={t('profile.budget.hint')}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setTyped(null)
          statement.queue.flush()
        }}
      />
      <DeliveredNote statement={statement} field={FIELD} name={t('profile.section.budget')} source={source} isFrozen={isFrozen} />
      <FieldConflict statement={statement} field={FIELD} language={language} />
    </section>
  )
}
