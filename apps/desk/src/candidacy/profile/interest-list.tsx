import type { ContentLanguage, VestedInterestRecord } from '@plenara/contract'
import { languageTag, pickText } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { Field, Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TYPING_MS } from '../shared/typing.ts'
import styles from './profile-page.module.css'

interface InterestListProps {
  readonly interests: readonly VestedInterestRecord[]
  /** In which organisations and roles are written. */
  readonly language: ContentLanguage
  readonly isFrozen: boolean
  /** `delayMs`: something is being typed, so long after which it is to be saved. */
  readonly onChange: (next: readonly VestedInterestRecord[], delayMs?: number) => void
  readonly onLeave?: () => void
}

/** Offices, memberships and mandates, each with its fields. */
export function InterestList({ interests, language, isFrozen, onChange, onLeave = () => undefined }: InterestListProps) {
  const change = (index: number, changed: Partial<VestedInterestRecord>, delayMs?: number) =>
    onChange(
      interests.map((interest, at) => (at === index ? { ...interest, ...changed } : interest)),
      delayMs,
    )
  return (
    <ul className={styles.interests}>
      {interests.map((interest, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is what stands at its place
        <li key={index}>
          <Interest
            interest={interest}
            language={language}
            isFrozen={isFrozen}
            onChange={(changed, delayMs) => change(index, changed, delayMs)}
            onLeave={onLeave}
            onRemove={() => onChange(interests.filter((_, at) => at !== index))}
          />
        </li>
      ))}
    </ul>
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
