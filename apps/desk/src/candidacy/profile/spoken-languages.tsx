import { factField } from '@plenara/domain/statements'
import { Checkbox } from '@plenara/ui/form/field.tsx'
import { nativeNameOf } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useContentLanguage } from '../../data/queries.ts'
import { DeliveredNote } from '../shared/delivered-note.tsx'
import { FieldConflict } from '../shared/field-conflict.tsx'
import styles from './profile-page.module.css'
import type { ProfilePartProps } from './profile-part.ts'

const FIELD = factField('languages')
/** The most spoken languages in Switzerland (ISO 639); other delivered ones follow after them. */
const OFFERED = ['de', 'fr', 'it', 'rm', 'en', 'es', 'pt', 'sq', 'sr', 'hr', 'tr', 'ta', 'ar'] as const

/** The languages that the person speaks. */
export function SpokenLanguages({ statement, isFrozen, source }: ProfilePartProps) {
  const t = useText()
  const language = useContentLanguage()
  const spoken = (statement.deliveredIn(FIELD) ?? statement.valueIn(FIELD) ?? []) as readonly string[]
  return (
    <section className={styles.section}>
      <h2>{t('profile.section.languages')}</h2>
      <LanguageBoxes spoken={spoken} isFrozen={isFrozen} onChange={(next) => statement.write(FIELD, next)} />
      <DeliveredNote statement={statement} field={FIELD} name={t('profile.section.languages')} source={source} isFrozen={isFrozen} />
      <FieldConflict statement={statement} field={FIELD} language={language} />
    </section>
  )
}

interface LanguageBoxesProps {
  readonly spoken: readonly string[]
  readonly isFrozen: boolean
  readonly onChange: (spoken: readonly string[]) => void
}

/** Checkboxes for languages. */
export function LanguageBoxes({ spoken, isFrozen, onChange }: LanguageBoxesProps) {
  const t = useText()
  const codes = [...OFFERED, ...spoken.filter((code) => !OFFERED.some((offered) => offered === code))]
  return (
    <fieldset className={styles.languages} disabled={isFrozen}>
      <legend className="visually-hidden">{t('profile.section.languages')}</legend>
      {codes.map((code) => (
        <Checkbox
          key={code}
          checked={spoken.includes(code)}
          onChange={({ target }) => onChange(codes.filter((other) => (other === code ? target.checked : spoken.includes(other))))}
        >
          <span lang={code}>{nativeNameOf(code)}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
