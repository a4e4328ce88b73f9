import type { ContentLanguage, VestedInterestRecord } from '@plenara/contract'
import { factField } from '@plenara/domain/statements'
import { useText } from '@plenara/ui/text/text.ts'
import { useRef, useState } from 'react'
import { DeliveredNote } from '../shared/delivered-note.tsx'
import { FieldConflict } from '../shared/field-conflict.tsx'
import { type InterestEntry, InterestList, interestEntries, interestsOf } from './interest-list.tsx'
import styles from './profile-page.module.css'
import type { ProfilePartProps } from './profile-part.ts'

const FIELD = factField('vestedInterests')

interface InterestsProps extends ProfilePartProps {
  /** The language of organisations and roles. */
  readonly language: ContentLanguage
}

/** Offices, memberships and mandates. They are saved as a whole; an entry without an organisation is not saved. */
export function Interests({ statement, isFrozen, source, language }: InterestsProps) {
  const t = useText()
  // Includes an entry that was just added and is still empty, which cannot be saved.
  const [typed, setTyped] = useState<readonly InterestEntry[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const refused = statement.saving.refused.get(FIELD)
  const shown = refused?.value ?? statement.deliveredIn(FIELD) ?? statement.valueIn(FIELD) ?? []
  const write = (next: readonly InterestEntry[], delayMs?: number) => {
    setTyped(next)
    statement.write(FIELD, interestsOf(next), delayMs)
  }
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {t('profile.section.interests')}
      </h2>
      <InterestList
        entries={typed ?? interestEntries(shown as readonly VestedInterestRecord[])}
        language={language}
        isFrozen={isFrozen}
        onAdd={setTyped}
        onChange={write}
        onLeave={statement.queue.flush}
        onRemoved={() => heading.current?.focus()}
      />
      {refused && (
        <p className={styles.error} role="alert">
          {t(`errors.${refused.code}`)}
        </p>
      )}
      {typed === null && (
        <DeliveredNote statement={statement} field={FIELD} name={t('profile.section.interests')} source={source} isFrozen={isFrozen} />
      )}
      <FieldConflict statement={statement} field={FIELD} language={language} onChosen={() => setTyped(null)} />
    </section>
  )
}
