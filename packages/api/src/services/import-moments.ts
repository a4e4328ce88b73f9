import { CONSENT_SINCE, CONSENT_VERSION, type UserExport } from '@plenara/contract'

/** How far a moment may lie beside the time in which it can be: the clocks of two machines differ. */
const CLOCK_SLACK_MS = 24 * 60 * 60 * 1000
/** Before that no program wrote a document. */
const BEGINNING_MS = Date.parse('2026-01-01T00:00:00.000Z')
/** Of an answer, in seconds since 1970. */
const UNKNOWN = 0

/**
 * A document without moments in which nothing can have been: ahead, or before there was what they date. A device with a wrong clock writes such ones.
 * Consent and lists are then of the import, so that nobody dates consent back; answers are of an unknown moment.
 */
export function withPossibleMoments(document: UserExport, now: Date): UserExport {
  const latest = now.getTime() + CLOCK_SLACK_MS
  const isPossible = (moment: number, from = BEGINNING_MS) => moment >= from && moment <= latest
  const instant = (moment: string, from?: number) => (isPossible(Date.parse(moment), from) ? moment : now.toISOString())
  const seconds = (moment: number) => (isPossible(moment * 1000) ? moment : UNKNOWN)
  const { settings, elections, profile, lists } = document
  return {
    ...document,
    settings: {
      ...settings,
      consent: settings.consent && { ...settings.consent, at: instant(settings.consent.at, consentFrom(settings.consent)) },
    },
    elections: elections.map(({ responses, ...election }) => ({
      ...election,
      responses: responses.map(({ at, ...response }) => ({ ...response, ...(at !== undefined && { at: seconds(at) }) })),
    })),
    ...(profile && {
      profile: {
        ...profile,
        answers: profile.answers.map(({ at, until, ...answer }) => ({
          ...answer,
          at: seconds(at),
          ...(until !== undefined && { until: seconds(until) }),
        })),
        since: seconds(profile.since),
      },
    }),
    lists: lists.map((list) => ({ ...list, updated: instant(list.updated) })),
  }
}

/** Nobody consents to a text before it is there. */
function consentFrom({ version }: { readonly version: string }): number | undefined {
  return version === CONSENT_VERSION ? Date.parse(CONSENT_SINCE) - CLOCK_SLACK_MS : undefined
}
