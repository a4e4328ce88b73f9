import type { ContentLanguage, VestedInterestRecord } from '@plenara/contract'
import { factField } from '@plenara/domain/statements'
import { languageTag, pickText } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { Field, Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DeliveredNote } from '../shared/delivered-note.tsx'
import { FieldConflict } from '../shared/field-conflict.tsx'
import { TYPING_MS } from '../shared/typing.ts'
import styles from './profile-page.module.css'
import type { ProfilePartProps } from './profile-part.ts'

const FIELD = factField('vestedInterests')
const MOST = 40
const EMPTY: VestedInterestRecord = { organisation: {}, role: {}, paid: null, since: null }

interface InterestsProps extends ProfilePartProps {
  /** In which organisations and roles are written. */
  readonly language: ContentLanguage
}

/** Offices, memberships and mandates. They are saved as a whole; one without an organisation is none yet. */
export function Interests({ statement, isFrozen, source, language }: InterestsProps) {
  const t = useText()
  // With the entry that was just added, of which nothing can be saved yet.
  const [typed, setTyped] = useState<readonly VestedInterestRecord[] | null>(null)
  const refused = statement.saving.refused.get(FIELD)
  const kept = refused?.value ?? statement.deliveredIn(FIELD) ?? statement.valueIn(FIELD) ?? []
  const interests = typed ?? (kept as readonly VestedInterestRecord[])
  const write = (next: readonly VestedInterestRecord[], delayMs?: number) => {
    setTyped(next)
    statement.write(FIELD, next, delayMs)
  }
  const change = (index: number, changed: Partial<VestedInterestRecord>, delayMs?: number) =>
    write(
      interests.map((interest, at) => (at === index ? { ...interest, ...changed } : interest)),
      delayMs,
    )
  return (
    <section className={styles.section}>
      <h2>{t('profile.section.interests')}</h2>
      <ul className={styles.interests}>
        {interests.map((interest, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is what stands at its place
          <li key={index}>
            <Interest
              interest={interest}
              language={language}
              isFrozen={isFrozen}
              onChange={(changed, delayMs) => change(index, changed, delayMs)}
              onLeave={statement.queue.flush}
              onRemove={() => write(interests.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {refused && (
        <p className={styles.error} role="alert">
          {t(`errors.${refused.code}`)}
        </p>
      )}
      {!isFrozen && interests.length < MOST && (
        <Button onClick={() => setTyped([...interests, EMPTY])}>
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

interface InterestProps {
  readonly interest: VestedInterestRecord
  readonly language: ContentLanguage
  readonly isFrozen: boolean
  readonly onChange: (changed: Partial<VestedInterestRecord>, delayMs?: number) => void
  readonly onLeave: () => void
  readonly onRemove: () => void
}

function Interest({ interest, language, isFrozen, onChange, onLeave, onRemove }: InterestProps) {
  const t = useText()
  const { organisation, role, paid, since } = interest
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
    <div className={styles.interest}>
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
