import type { Candidate, ModerationReason } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { MODERATION_REASONS } from '@plenara/contract/constants'
import { Button } from '@plenara/ui/button.tsx'
import closed from '@plenara/ui/form/closed-select.module.css'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { useReport } from './api.ts'
import { ModerationCounts } from './moderation-counts.tsx'
import styles from './report.module.css'
import { type ReportPart, reportParts } from './report-parts.ts'

interface ReportSheetProps {
  readonly candidate: Candidate
  readonly onClose: () => void
}

/** Reports a part of a published statement for one of six reasons, and shows how often that happened in the election. */
export function ReportSheet({ candidate, onClose }: ReportSheetProps) {
  const t = useText()
  const lang = useContentLanguage()
  const { electionId, id, firstName } = candidate
  const responses = useCall('getCandidateResponses', { params: { eid: electionId, candidateId: id }, query: { lang } })
  const questions = useCall('getQuestions', { params: { eid: electionId }, query: { lang } })
  const error = responses.error ?? questions.error
  return (
    <Dialog title={t('report.title', { name: firstName })} onClose={onClose}>
      {responses.data && questions.data ? (
        <Report candidate={candidate} parts={reportParts(candidate, { responses: responses.data, questions: questions.data }, t)} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([responses.refetch(), questions.refetch()])} />
      ) : (
        <Skeleton rows={6} />
      )}
      <ModerationCounts electionId={electionId} />
    </Dialog>
  )
}

interface ReportProps {
  readonly candidate: Candidate
  readonly parts: readonly ReportPart[]
}

function Report({ candidate, parts }: ReportProps) {
  const t = useText()
  const reporting = useReport(candidate.electionId, candidate.id)
  if (parts.length === 0) return <p>{t('report.nothing', { name: candidate.firstName })}</p>
  if (reporting.isSuccess) {
    return (
      <p className={styles.sent} role="status">
        {t('report.sent')}
      </p>
    )
  }
  return <ReportForm parts={parts} reporting={reporting} />
}

interface ReportFormProps {
  readonly parts: readonly ReportPart[]
  readonly reporting: ReturnType<typeof useReport>
}

function ReportForm({ parts, reporting }: ReportFormProps) {
  const t = useText()
  const [part, setPart] = useState(parts[0]?.part ?? '')
  const [reason, setReason] = useState<ModerationReason | null>(null)
  const [isIncomplete, setIncomplete] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIncomplete(reason === null)
    if (reason !== null && !reporting.isPending) reporting.mutate({ part, reason })
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.lead}>{t('report.lead')}</p>
      <label className={styles.part}>
        <span>{t('report.part')}</span>
        <select className={closed.select} value={part} onChange={(event) => setPart(event.target.value)}>
          {parts.map((option) => (
            <option key={option.part} value={option.part}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.reasons} aria-describedby={isIncomplete ? 'report-incomplete' : undefined}>
        <legend>{t('report.reason')}</legend>
        {MODERATION_REASONS.map((option) => (
          <label key={option} className={styles.reason}>
            <input type="radio" name="reason" checked={reason === option} onChange={() => setReason(option)} />
            <span>{t(`report.reason.${option}`)}</span>
          </label>
        ))}
      </fieldset>
      {isIncomplete && (
        <p id="report-incomplete" className={styles.error} role="alert">
          {t('report.reason.missing')}
        </p>
      )}
      {isNotReportable(reporting.error) ? (
        <p role="alert">{t('report.delivered')}</p>
      ) : (
        reporting.error && <ErrorState error={reporting.error} />
      )}
      <Button kind="primary" type="submit" aria-disabled={reporting.isPending}>
        {t('report.send')}
      </Button>
    </form>
  )
}

/** Whether the part was imported, or no longer exists. */
function isNotReportable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found'
}
