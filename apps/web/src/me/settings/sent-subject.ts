/** The subjects of requests without an account, by the beginning of their path. */
const SUBJECTS = [
  ['portraits', /^\/election\/\d+\/portrait\//],
  ['changes', /^\/election\/\d+\/candidate\/\d+\/change(\?|$)/],
  ['moderation', /^\/election\/\d+\/moderation(\?|$)/],
  ['import', /^\/export\//],
  ['state', /^\/(status|source|set-up)/],
  ['news', /^\/(media-outlet|article)|\/article(\?|$)/],
  ['votes', /^\/(vote|voting-day|telling-vote|affair)|\/vote(\/|\?|$)|\/said-and-voted/],
  ['search', /^\/search/],
  ['surveys', /^\/survey/],
  ['parliament', /^\/(council|parliament|session|federal-|judge|canton)/],
] as const

export type SentSubject = (typeof SUBJECTS)[number][0] | 'other'

/** The subject of an address of the API, a catalogue id under `settings.sent.what`. */
export function subjectOf(address: string): SentSubject {
  const path = address.replace(/^.*?\/api(?=\/)/, '')
  return SUBJECTS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'
}
