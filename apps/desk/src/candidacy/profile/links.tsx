import type { StatementLink } from '@plenara/contract'
import { LINK_KINDS } from '@plenara/contract/constants'
import { linkField } from '@plenara/domain/statements'
import { Field, Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useContentLanguage } from '../../data/queries.ts'
import { DeliveredNote } from '../shared/delivered-note.tsx'
import { FieldConflict } from '../shared/field-conflict.tsx'
import { TYPING_MS } from '../shared/typing.ts'
import { LINK_NAMES } from './link-names.ts'
import styles from './profile-page.module.css'
import type { ProfilePartProps } from './profile-part.ts'

type Kind = StatementLink['kind']

/** The website of the person, and their profiles on networks. */
export function Links(part: ProfilePartProps) {
  const t = useText()
  const { statement, isFrozen } = part
  const [asked, setAsked] = useState<readonly Kind[]>([])
  const isShown = (kind: Kind) => {
    const field = linkField(kind)
    return kind === 'website' || asked.includes(kind) || statement.textOf(field) !== '' || statement.deliveredIn(field) !== undefined
  }
  const others = LINK_KINDS.filter((kind) => !isShown(kind))
  return (
    <section className={styles.section}>
      <h2>{t('profile.section.links')}</h2>
      {LINK_KINDS.filter(isShown).map((kind) => (
        <Link key={kind} {...part} kind={kind} />
      ))}
      {!isFrozen && others.length > 0 && (
        <Select label={t('profile.links.add')} value="" onChange={(event) => setAsked([...asked, event.target.value as Kind])}>
          <option value="">{t('profile.links.choose')}</option>
          {others.map((kind) => (
            <option key={kind} value={kind}>
              {LINK_NAMES[kind]}
            </option>
          ))}
        </Select>
      )}
    </section>
  )
}

function Link({ statement, isFrozen, source, kind }: ProfilePartProps & { readonly kind: Kind }) {
  const t = useText()
  const language = useContentLanguage()
  const field = linkField(kind)
  const name = kind === 'website' ? t('profile.links.website') : LINK_NAMES[kind]
  const [typed, setTyped] = useState<string | null>(null)
  // While an address is being typed its error is not shown.
  const code = typed === null ? statement.saving.refused.get(field)?.code : undefined
  return (
    <div className={styles.field}>
      <Field
        label={name}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        readOnly={isFrozen}
        value={typed ?? String(statement.deliveredIn(field) ?? statement.textOf(field))}
        error={code ? t(`errors.${code}`) : null}
        onChange={(event) => {
          setTyped(event.target.value)
          statement.write(field, event.target.value, TYPING_MS)
        }}
        onBlur={() => {
          setTyped(null)
          statement.queue.flush()
        }}
      />
      <DeliveredNote statement={statement} field={field} name={name} source={source} isFrozen={isFrozen} />
      <FieldConflict statement={statement} field={field} language={language} />
    </div>
  )
}
