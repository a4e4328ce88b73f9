import { CONSENT_SINCE, CONSENT_VERSION, type UserExport } from '@plenara/contract'
import type { FieldError } from '@plenara/domain'

/** How far a moment may lie beside the time in which it can be: the clocks of two servers differ. */
const CLOCK_SLACK_MS = 24 * 60 * 60 * 1000
/** Before that no program wrote a document. */
const BEGINNING_MS = Date.parse('2026-01-01T00:00:00.000Z')

/** Every moment of a document in which nothing can have been: it lies ahead, or before there was what it dates. */
export function momentErrors({ settings, elections, profile, lists }: UserExport, now: Date): FieldError[] {
  const latest = now.getTime() + CLOCK_SLACK_MS
  const outside = (path: string, moment: number, from = BEGINNING_MS): FieldError[] =>
    moment >= from && moment <= latest ? [] : [{ path, code: 'invalid' }]
  /** Absent or 0: unknown. */
  const ofSeconds = (path: string, seconds: number | undefined) => (seconds ? outside(path, seconds * 1000) : [])
  const { consent } = settings
  return [
    ...(consent?.version === CONSENT_VERSION
      ? outside('settings.consent.at', Date.parse(consent.at), Date.parse(CONSENT_SINCE) - CLOCK_SLACK_MS)
      : []),
    ...elections.flatMap(({ responses }, election) =>
      responses.flatMap(({ at }, index) => ofSeconds(`elections.${election}.responses.${index}.at`, at)),
    ),
    ...(profile?.answers ?? []).flatMap(({ at, until }, index) => [
      ...ofSeconds(`profile.answers.${index}.at`, at),
      ...ofSeconds(`profile.answers.${index}.until`, until),
    ]),
    ...ofSeconds('profile.since', profile?.since),
    ...lists.flatMap(({ updated }, index) => outside(`lists.${index}.updated`, Date.parse(updated))),
  ]
}
