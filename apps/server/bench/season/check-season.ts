import { type Deadlines, type FieldValue, GRACE_MS, isSameValue, normalizedValue } from '@plenara/domain'

/** A save as the device saw it that sent it. All times are those of the season, in milliseconds since 1970. */
export interface SentSave {
  readonly candidacyId: number
  readonly field: string
  readonly value: FieldValue
  /** The version of the statement that the device knew. */
  readonly base: number
  readonly sentAt: number
  /** The version that the server acknowledged; `none`: the connection was lost, and it may have been kept or not. */
  readonly answer: number | 'refused' | 'none'
}

export interface SentSubmission {
  readonly candidacyId: number
  readonly sentAt: number
  readonly answer: { readonly revision: number; readonly sha256: string } | 'refused' | 'none'
}

export interface StoredCandidacy {
  readonly candidacyId: number
  /** Of the draft. */
  readonly fields: ReadonlyMap<string, FieldValue>
  readonly revisions: readonly { readonly number: number; readonly submittedAt: number; readonly sha256: string }[]
}

export interface Sent {
  readonly saves: readonly SentSave[]
  readonly submissions: readonly SentSubmission[]
}

/** What went wrong, one line each. */
export interface SeasonFaults {
  /** Acknowledged, and not what is stored, although nothing that may have come later says otherwise. */
  readonly lostSaves: readonly string[]
  readonly lostSubmissions: readonly string[]
  /** Sent after the minute of grace, and acknowledged. */
  readonly lateSaves: readonly string[]
  /** Stored, or acknowledged as new, after the minute of grace. */
  readonly lateSubmissions: readonly string[]
}

/** Compares what devices were told with what is stored once nothing is under way any more. */
export function findFaults(sent: Sent, stored: readonly StoredCandidacy[], dates: Deadlines): SeasonFaults {
  const byId = new Map(stored.map((one) => [one.candidacyId, one]))
  return {
    lostSaves: lostSaves(sent.saves, byId),
    lostSubmissions: lostSubmissions(sent.submissions, byId),
    lateSaves: lateSaves(sent.saves, byId, dates),
    lateSubmissions: [...lateStored(stored, dates), ...lateAcknowledged(sent.submissions, dates)],
  }
}

type Stored = ReadonlyMap<number, StoredCandidacy>

function lostSaves(saves: readonly SentSave[], stored: Stored): string[] {
  return byField(saves).flatMap((attempts) => {
    const last = lastAcknowledged(attempts)
    if (!last) return []
    const found = stored.get(last.candidacyId)?.fields.get(last.field)
    const isStored = ({ field, value }: SentSave) => isSameValue(found, normalizedValue(field, value))
    // One without an answer may have been kept after the last acknowledged one only where its device knew of that: else it is stale.
    const mayHaveFollowed = ({ answer, base }: SentSave) => answer === 'none' && base >= last.version
    const isExplained = isStored(last) || attempts.some((one) => mayHaveFollowed(one) && isStored(one))
    return isExplained ? [] : [`candidacy ${last.candidacyId}, ${last.field}: version ${last.version} said ${JSON.stringify(last.value)}`]
  })
}

function byField(saves: readonly SentSave[]): SentSave[][] {
  const groups = new Map<string, SentSave[]>()
  for (const save of saves) {
    const key = `${save.candidacyId} ${save.field}`
    const group = groups.get(key)
    if (group) group.push(save)
    else groups.set(key, [save])
  }
  return [...groups.values()]
}

function lastAcknowledged(attempts: readonly SentSave[]): (SentSave & { readonly version: number }) | undefined {
  let last: (SentSave & { readonly version: number }) | undefined
  for (const one of attempts) {
    if (typeof one.answer === 'number' && one.answer >= (last?.version ?? 0)) last = { ...one, version: one.answer }
  }
  return last
}

function lostSubmissions(submissions: readonly SentSubmission[], stored: Stored): string[] {
  return submissions.flatMap(({ candidacyId, answer }) => {
    if (typeof answer === 'string') return []
    const found = stored.get(candidacyId)?.revisions.find(({ number }) => number === answer.revision)
    return found?.sha256 === answer.sha256 ? [] : [`candidacy ${candidacyId}, revision ${answer.revision}`]
  })
}

function lateSaves(saves: readonly SentSave[], stored: Stored, dates: Deadlines): string[] {
  return saves.flatMap(({ candidacyId, field, sentAt, answer }) => {
    const hadSubmitted = stored.get(candidacyId)?.revisions.some(({ submittedAt }) => submittedAt < sentAt) === true
    const isLate = sentAt >= (hadSubmitted ? dates.submitUntil : dates.lateUntil) + GRACE_MS
    return isLate && typeof answer === 'number' ? [`candidacy ${candidacyId}, ${field}`] : []
  })
}

/** First submissions may come until `lateUntil`, further ones until `submitUntil`. */
function endOf(revision: number, { submitUntil, lateUntil }: Deadlines): number {
  return (revision === 1 ? lateUntil : submitUntil) + GRACE_MS
}

function lateStored(stored: readonly StoredCandidacy[], dates: Deadlines): string[] {
  return stored.flatMap(({ candidacyId, revisions }) =>
    revisions.flatMap(({ number, submittedAt }) =>
      submittedAt >= endOf(number, dates) ? [`candidacy ${candidacyId}, revision ${number}, by the clock of the server`] : [],
    ),
  )
}

/** By the clock of the device; whoever sent the same in time and lost the receipt gets it again. */
function lateAcknowledged(submissions: readonly SentSubmission[], dates: Deadlines): string[] {
  return submissions.flatMap(({ candidacyId, sentAt, answer }) => {
    if (typeof answer === 'string' || sentAt < endOf(answer.revision, dates)) return []
    const { revision } = answer
    const wasInTime = submissions.some(
      (one) =>
        one.candidacyId === candidacyId &&
        one.sentAt < endOf(revision, dates) &&
        (one.answer === 'none' || (one.answer !== 'refused' && one.answer.revision === revision)),
    )
    return wasInTime ? [] : [`candidacy ${candidacyId}, revision ${revision}, by the clock of the device`]
  })
}
