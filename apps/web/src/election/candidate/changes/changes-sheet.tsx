import type { Candidate, LoggedChange, Question } from '@plenara/contract'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { lazy, Suspense } from 'react'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { needTexts } from '../../../i18n/needed-texts.ts'
import { changeWords } from './change-words.ts'
import styles from './changes.module.css'

const ModerationCounts = lazy(async () => {
  const [{ ModerationCounts }] = await Promise.all([import('../report/moderation-counts.tsx'), needTexts()])
  return { default: ModerationCounts }
})

interface ChangesSheetProps {
  readonly candidate: Candidate
  readonly onClose: () => void
}

/** The public log of a candidate: each change with before, after, day and, for a correction, the reason. */
export function ChangesSheet({ candidate, onClose }: ChangesSheetProps) {
  const t = useText()
  const lang = useContentLanguage()
  const { electionId, id, firstName } = candidate
  const changes = useCall('getStatementChanges', { params: { eid: electionId, cid: id }, query: { lang } })
  const questions = useCall('getQuestions', { params: { eid: electionId }, query: { lang } })
  const error = changes.error ?? questions.error
  return (
    <Dialog title={t('candidate.changes.title', { name: firstName })} onClose={onClose}>
      {changes.data && questions.data ? (
        <Changes changes={changes.data} questions={questions.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([changes.refetch(), questions.refetch()])} />
      ) : (
        <Skeleton rows={4} />
      )}
      <Suspense fallback={null}>
        <ModerationCounts electionId={electionId} />
      </Suspense>
    </Dialog>
  )
}

function Changes({ changes, questions }: { readonly changes: readonly LoggedChange[]; readonly questions: readonly Question[] }) {
  const t = useText()
  const language = useLanguage()
  if (changes.length === 0) return <p>{t('candidate.changes.none')}</p>
  return (
    <>
      <p>{t('candidate.changes.lead')}</p>
      <ul className={styles.changes}>
        {changes.map((change, index) => {
          const { name, before, after, lang } = changeWords(change, questions, t)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log never changes, and can contain a field twice on one day
            <li key={index}>
              <h3>{name}</h3>
              <dl>
                <dt>{t('candidate.changes.before')}</dt>
                <dd lang={lang}>{before}</dd>
                <dt>{t('candidate.changes.after')}</dt>
                <dd lang={lang}>{after}</dd>
              </dl>
              <p className={styles.day}>
                {change.reason === undefined
                  ? longDate(change.on, language)
                  : t('candidate.changes.corrected', { day: longDate(change.on, language) })}
              </p>
              {change.reason !== undefined && <p className={styles.reason}>{t('candidate.changes.reason', { reason: change.reason })}</p>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
