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
/** Those that are spoken most in Switzerland (ISO 639); others that were delivered stand after them. */
const OFFERED = ['de', 'fr', 'it', 'rm', 'en', 'es', 'pt', 'sq', 'sr', 'hr', 'tr', 'ta', 'ar'] as const

/** Which languages the person speaks. */
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

/** The languages to tick. */
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
          onChange={({ target }) => onChange(codes.filter((one) => (one === code ? target.checked : spoken.includes(one))))}
        >
          <span lang={code}>{nativeNameOf(code)}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
