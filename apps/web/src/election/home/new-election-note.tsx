import type { Election } from '@plenara/contract'
import { countdownTo, electionDays, isNewCurrentElection } from '@plenara/domain/elections'
import { languageTag } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useElectionStep } from '../../data/commands/election-progression.ts'
import { activateElection } from '../../data/queries/active-election.ts'
import { useNow } from '../../platform/use-now.ts'
import styles from './new-election-note.module.css'

export interface NewElectionNoteProps {
  readonly active: Election
  readonly elections: readonly Election[]
}

/** Shown if the active election is over: a link to the new current one, if there is one [ELECT-5]. */
export function NewElectionNote({ active, elections }: NewElectionNoteProps) {
  const now = useNow()
  const [next] = electionDays(elections, now).coming.flatMap((day) => day.elections)
  const isOver = countdownTo(active.electionDate, now).isOver
  return isOver && next ? <Note next={next} elections={elections} now={now} /> : null
}

interface NoteProps {
  readonly next: Election
  readonly elections: readonly Election[]
  readonly now: Date
}

function Note({ next, elections, now }: NoteProps) {
  const t = useText()
  const language = useLanguage()
  const { isDone, isKnown } = useElectionStep(next.id, 'match')
  if (!isKnown || !isNewCurrentElection(next, isDone, now)) return null
  const nameLanguage = next.fallback?.name
  return (
    <section className={styles.note}>
      <p>{t('election.newElection.label')}</p>
      <h2 lang={nameLanguage && languageTag(nameLanguage)}>{next.name}</h2>
      <p>{longDate(next.electionDate, language)}</p>
      <Button onClick={() => activateElection(elections, next)}>{t('election.newElection.select')}</Button>
    </section>
  )
}
