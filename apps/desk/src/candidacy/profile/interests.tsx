import type { ContentLanguage, VestedInterestRecord } from '@plenara/contract'
import { factField } from '@plenara/domain/statements'
import { languageTag, pickText } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { Field, Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { DeliveredNote } from '../shared/delivered-note.tsx'
import { FieldConflict } from '../shared/field-conflict.tsx'
import { TYPING_MS } from '../shared/typing.ts'
import styles from './profile-page.module.css'
import type { ProfilePartProps } from './profile-part.ts'

const FIELD = factField('vestedInterests')
const MOST = 40
const EMPTY: VestedInterestRecord = { organisation: {}, role: {}, paid: null, since: null }

/** An interest on the screen, by a key that it keeps while others come and go. */
interface Entry {
  readonly key: number
  readonly interest: VestedInterestRecord
  /** It was asked for just now, and is typed into next. */
  readonly isNew?: boolean
}

interface InterestsProps extends ProfilePartProps {
  /** In which organisations and roles are written. */
  readonly language: ContentLanguage
}

/** Offices, memberships and mandates. They are saved as a whole; one without an organisation is none yet. */
export function Interests({ statement, isFrozen, source, language }: InterestsProps) {
  const t = useText()
  // With the entry that was just added, of which nothing can be saved yet.
  const [typed, setTyped] = useState<readonly Entry[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const refused = statement.saving.refused.get(FIELD)
  const kept = refused?.value ?? statement.deliveredIn(FIELD) ?? statement.valueIn(FIELD) ?? []
  const entries = typed ?? (kept as readonly VestedInterestRecord[]).map((interest, key) => ({ key, interest }))
  const write = (next: readonly Entry[], delayMs?: number) => {
    setTyped(next)
    statement.write(
      FIELD,
      next.map(({ interest }) => interest),
      delayMs,
    )
  }
  const change = (changed: Entry, delayMs?: number) =>
    write(
      entries.map((entry) => (entry.key === changed.key ? changed : entry)),
      delayMs,
    )
  const remove = (removed: Entry) => {
    write(entries.filter((entry) => entry !== removed))
    heading.current?.focus()
  }
  const add = () => setTyped([...entries, { key: Math.max(-1, ...entries.map(({ key }) => key)) + 1, interest: EMPTY, isNew: true }])
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {t('profile.section.interests')}
      </h2>
      <ul className={styles.interests}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Interest
              {...entry}
              language={language}
              isFrozen={isFrozen}
              onChange={(changed, delayMs) => change({ ...entry, interest: { ...entry.interest, ...changed } }, delayMs)}
              onLeave={statement.queue.flush}
              onRemove={() => remove(entry)}
            />
          </li>
        ))}
      </ul>
      {refused && (
        <p className={styles.error} role="alert">
          {t(`errors.${refused.code}`)}
        </p>
      )}
      {!isFrozen && entries.length < MOST && (
        <Button onClick={add}>
          <IconPlus size={20} aria-hidden /> <span>{t('profile.interests.add')}</span>
        </Button>
      )}
      {typed === null && (
        <DeliveredNote statement={statement} field={FIELD} name={t('profile.section.interests')} source={source} isFrozen={isFrozen} />
      )}
      <FieldConflict statement={statement} field={FIELD} language={language} onChosen={() => setTyped(null)} />
    </section>
  )
}

interface InterestProps extends Omit<Entry, 'key'> {
  readonly language: ContentLanguage
  readonly isFrozen: boolean
  readonly onChange: (changed: Partial<VestedInterestRecord>, delayMs?: number) => void
  readonly onLeave: () => void
  readonly onRemove: () => void
}

function Interest({ interest, isNew = false, language, isFrozen, onChange, onLeave, onRemove }: InterestProps) {
  const t = useText()
  const { organisation, role, paid, since } = interest
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.querySelector('input')?.focus()
  }, [isNew])
  // What stands there in another language alone is shown and changed in that one.
  const within = (lines: VestedInterestRecord['role']) => pickText(lines, language)?.language ?? language
  const line = (label: string, name: 'organisation' | 'role') => {
    const shown = within(interest[name])
    return (
      <Field
        label={label}
        lang={languageTag(shown)}
        readOnly={isFrozen}
        value={(name === 'organisation' ? organisation : role)[shown] ?? ''}
        onChange={(event) => onChange({ [name]: { ...interest[name], [shown]: event.target.value } }, TYPING_MS)}
        onBlur={onLeave}
      />
    )
  }
  return (
    <div ref={box} className={styles.interest}>
      {line(t('profile.interests.organisation'), 'organisation')}
      {line(t('profile.interests.role'), 'role')}
      <Select
        label={t('profile.interests.payment')}
        disabled={isFrozen}
        value={paid === null ? '' : String(paid)}
        onChange={({ target }) => onChange({ paid: target.value === '' ? null : target.value === 'true' })}
      >
        <option value="">{t('profile.interests.untold')}</option>
        <option value="true">{t('profile.interests.paid')}</option>
        <option value="false">{t('profile.interests.unpaid')}</option>
      </Select>
      <Since since={since} isFrozen={isFrozen} onChange={(year) => onChange({ since: year }, TYPING_MS)} />
      {!isFrozen && (
        <Button kind="quiet" onClick={onRemove}>
          <IconTrash size={20} aria-hidden /> <span>{t('profile.interests.remove')}</span>
        </Button>
      )}
    </div>
  )
}

interface SinceProps {
  readonly since: number | null
  readonly isFrozen: boolean
  readonly onChange: (year: number | null) => void
}

/** A year of four digits; what is still being typed is not sent. */
function Since({ since, isFrozen, onChange }: SinceProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    if (text.trim() === '') onChange(null)
    if (/^(?:19|20)\d\d$/.test(text.trim())) onChange(Number(text))
  }
  return (
    <Field
      label={t('profile.interests.since')}
      inputMode="numeric"
      maxLength={4}
      readOnly={isFrozen}
      value={typed ?? String(since ?? '')}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
