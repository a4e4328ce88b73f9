import type { ContentLanguage, VestedInterestRecord } from '@plenara/contract'
import { factField } from '@plenara/domain/statements'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { DeliveredNote } from '../shared/delivered-note.tsx'
import { FieldConflict } from '../shared/field-conflict.tsx'
import { InterestList } from './interest-list.tsx'
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
  return (
    <section className={styles.section}>
      <h2>{t('profile.section.interests')}</h2>
      <InterestList interests={interests} language={language} isFrozen={isFrozen} onChange={write} onLeave={statement.queue.flush} />
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
