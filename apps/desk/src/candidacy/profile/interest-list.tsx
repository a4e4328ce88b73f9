import type { ContentLanguage, VestedInterestRecord } from '@plenara/contract'
import { languageTag, pickText } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { Field, Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { TYPING_MS } from '../shared/typing.ts'
import styles from './profile-page.module.css'

const MOST = 40
const EMPTY: VestedInterestRecord = { organisation: {}, role: {}, paid: null, since: null }

/** An interest with a React key that stays stable while others are added and removed. */
export interface InterestEntry {
  readonly key: number
  readonly interest: VestedInterestRecord
  /** True for an entry that was just added and receives the focus. */
  readonly isNew?: boolean
}

/** Converts interests to entries. */
export function interestEntries(interests: readonly VestedInterestRecord[]): InterestEntry[] {
  return interests.map((interest, key) => ({ key, interest }))
}

/** Converts entries to interests. */
export function interestsOf(entries: readonly InterestEntry[]): VestedInterestRecord[] {
  return entries.map(({ interest }) => interest)
}

interface InterestListProps {
  readonly entries: readonly InterestEntry[]
  /** The language of organisations and roles. */
  readonly language: ContentLanguage
  readonly isFrozen: boolean
  /** Called with an additional empty entry. */
  readonly onAdd: (next: readonly InterestEntry[]) => void
  /** `delayMs`: how long to wait for further typing before the save. */
  readonly onChange: (next: readonly InterestEntry[], delayMs?: number) => void
  readonly onLeave?: () => void
  /** Called after the entry with the focus was removed. */
  readonly onRemoved: () => void
}

/** The inputs for offices, memberships and mandates. */
export function InterestList({ entries, language, isFrozen, onAdd, onChange, onLeave = () => undefined, onRemoved }: InterestListProps) {
  const t = useText()
  const change = (changed: InterestEntry, delayMs?: number) =>
    onChange(
      entries.map((entry) => (entry.key === changed.key ? changed : entry)),
      delayMs,
    )
  const remove = (removed: InterestEntry) => {
    onChange(entries.filter((entry) => entry !== removed))
    onRemoved()
  }
  const add = () => onAdd([...entries, { key: Math.max(-1, ...entries.map(({ key }) => key)) + 1, interest: EMPTY, isNew: true }])
  return (
    <>
      <ul className={styles.interests}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Interest
              {...entry}
              language={language}
              isFrozen={isFrozen}
              onChange={(changed, delayMs) => change({ ...entry, interest: { ...entry.interest, ...changed } }, delayMs)}
              onLeave={onLeave}
              onRemove={() => remove(entry)}
            />
          </li>
        ))}
      </ul>
      {!isFrozen && entries.length < MOST && (
        <Button onClick={add}>
          <IconPlus size={20} aria-hidden /> <span>{t('profile.interests.add')}</span>
        </Button>
      )}
    </>
  )
}

interface InterestProps extends Omit<InterestEntry, 'key'> {
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
  // A text that exists only in another language is shown and changed in that language.
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

/** A year of four digits; an incomplete one is not sent. */
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
