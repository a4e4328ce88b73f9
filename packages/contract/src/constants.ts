/** The constants of the contract, free of any schema, so that the web app can use them without a validation library. */

/** Languages in which content (elections, questions, profiles) is offered. Fallback order of a missing text. */
export const CONTENT_LANGUAGES = ['de', 'fr', 'it', 'rm'] as const
/** Languages of the interface: the content languages and the Basel dialect (`gsw`). */
export const INTERFACE_LANGUAGES = ['de', 'fr', 'it', 'rm', 'gsw'] as const
/** The specification's locale codes [ENTITY-14]. */
export const LOCALE_CODES = ['de', 'fr', 'it', 'rm', 'de_CH', 'fr_CH', 'it_CH', 'rm_CH', 'ch_BE'] as const
/** The codes of the 26 cantons in alphabetical order; a canton's id is its place in this order, from 1. */
export const CANTON_CODES = [
  'AG',
  'AI',
  'AR',
  'BE',
  'BL',
  'BS',
  'FR',
  'GE',
  'GL',
  'GR',
  'JU',
  'LU',
  'NE',
  'NW',
  'OW',
  'SG',
  'SH',
  'SO',
  'SZ',
  'TG',
  'TI',
  'UR',
  'VD',
  'VS',
  'ZG',
  'ZH',
] as const
/** The version of what somebody agrees to who makes a statement at the desk public. */
export const STATEMENT_CONSENT_VERSION = '1'
export const LEVELS = ['federal', 'cantonal', 'communal'] as const
/**
 * How seats are distributed. It is data per body and date, never guessed: Hagenbach-Bischoff (BPR Art. 40-42),
 * Sainte-Laguë (Basel-Stadt), doubly proportional (Graubünden, Zug, Zürich), majority; unknown where the law is not in that data.
 */
export const SEAT_METHODS = ['hagenbach-bischoff', 'sainte-lague', 'double-proportional', 'majority', 'unknown'] as const
export const COUNCILS = [
  'national-council',
  'council-of-states',
  'cantonal-parliament',
  'cantonal-government',
  'communal-parliament',
  'communal-government',
] as const
export const SEXES = ['female', 'male'] as const
/** The texts of a profile, in the order of the specification [SCREEN-11]. */
export const PROFILE_TEXTS = [
  'mainGoals',
  'motivation',
  'education',
  'politicalExperience',
  'otherExperience',
  'hobbies',
  'politicalPositions',
] as const
/** What candidates tell beyond the specification; shown only where they do. */
export const FURTHER_TEXTS = ['motto', 'household'] as const
/** The texts of a profile that somebody who stands writes at the desk. */
export const STATEMENT_TEXTS = ['occupation', ...PROFILE_TEXTS, ...FURTHER_TEXTS] as const
/** What a link of a profile leads to: a site of one's own, or a network by its name. */
export const LINK_KINDS = [
  'website',
  'facebook',
  'instagram',
  'linkedin',
  'mastodon',
  'bluesky',
  'threads',
  'tiktok',
  'x',
  'youtube',
] as const
/**
 * Why a text or a picture of somebody who stands may be held back, a closed list: insult or defamation (StGB 173-177), incitement to hatred (StGB 261bis),
 * a false identity, rights of others, personal data of others, advertising.
 */
export const MODERATION_REASONS = ['insult', 'hatred', 'identity', 'rights', 'privacy', 'advertising'] as const
export const QUESTION_TYPES = ['Standard-4', 'Slider-7', 'options5'] as const
/** The values that an answer on a scale may take, from no / totally disagree / much less (0) to the other end (100). */
export const SCALE_VALUES: Readonly<Record<(typeof QUESTION_TYPES)[number], readonly number[]>> = {
  'Standard-4': [0, 25, 75, 100],
  'Slider-7': [0, 17, 33, 50, 67, 83, 100],
  options5: [0, 25, 50, 75, 100],
}
export const WEIGHTS = [0.5, 1, 2] as const
export const MATCH_TYPES = ['like', 'dislike', 'love', 'none'] as const
/** City Block (the default) or the classic Euclidean distance. */
export const MATCH_METHODS = ['city-block', 'euclid'] as const
/** What a note may be pinned to [ENTITY-8]. */
export const NOTE_TYPES = [
  'city',
  'birthday',
  'occupation',
  'budget',
  'terms_in_office',
  'vested_interests',
  'candidate_profile',
  'candidate_response',
  'candidate_news',
  'candidate_article_like',
] as const
/** The colours of pins by their names, as they are painted [ENTITY-9]. */
export const PIN_COLORS = { good: '#00ef8e', bad: '#925844', neutral: '#94a9ba' } as const
export type PinColor = keyof typeof PIN_COLORS
/** Notes on candidates of one account, over all elections, and as many again on councillors. */
export const MAX_NOTES = 2_000
/** Who left the question without an answer on a scale that a match percent therefore does not count. */
export const UNCOUNTED_REASONS = ['voter-silent', 'candidate-silent', 'both-silent'] as const
export const MAX_LIST_NAME = 120
export const MAX_PASSKEY_NAME = 60
/** Characters of the address by which a push service reaches a browser. */
export const MAX_PUSH_ENDPOINT = 1_000
/** Browsers of one account in which notifications are on. */
export const MAX_PUSH_DEVICES = 20
/** Own lists of one account, over all elections. */
export const MAX_LISTS = 200
/** The id of nobody: an anonymous user [ENTITY-1]. */
export const ANONYMOUS_ID = -1
export const DEFAULT_CANTON_ID = 6
export const DEFAULT_CONSTITUENCY_ID = 45
export const DEFAULT_COUNCIL_ID = 3
/** The version of the consent text that stands in the catalogues. */
export const CONSENT_VERSION = '1'
/** Since when it has that text. */
export const CONSENT_SINCE = '2026-11-21T00:00:00.000Z'
/** What a notification may be about [NOTIFY-1]; every type is a group of records. */
export const NOTIFICATION_TYPES = ['parliament_session_start', 'parliament_session_results', 'election_start', 'election_results'] as const
/** The events of a browser that tell of an error that nothing caught. */
export const BROWSER_ERROR_KINDS = ['error', 'unhandledrejection'] as const
/** The forms in which the app is used, as the records of surveys tell them apart. */
export const APP_PLATFORMS = ['android', 'ios', 'web'] as const
/** What a lock screen shows of a notification without cutting it off. */
export const MAX_NOTIFICATION_TITLE = 40
export const MAX_NOTIFICATION_BODY = 110
/** Portraits that travel together, in the small size: about 1.2 MB of photographs, or 16 kB of drawings compressed. */
export const PORTRAITS_A_BLOCK = 200
/**
 * So many digits of the SHA-256 of a picture stand in its address. 64 bits tell pictures apart, and each digit more would be half a byte, which nothing
 * compresses, for every one of a thousand cards (docs/decisions/083).
 */
export const PORTRAIT_DIGITS = 16
/** The form of the export for devices: a device that knows another one imports everything anew. */
export const EXPORT_FORMAT = 3

/** Why a seat has nobody: the lot is to be drawn, the list has no candidate, who would have it no longer stands, a second round decides. */
export const OPEN_SEAT_REASONS = ['lot', 'vacant-list', 'gone', 'second-round'] as const
export type OpenSeatReason = (typeof OPEN_SEAT_REASONS)[number]

/** What an import can take away from what is stored. */
export const IMPORT_LOSSES = [
  'candidates',
  'lists',
  'answers',
  'texts',
  'portraits',
  'questions',
  'areas',
  'votes',
  'elected',
  'seats',
  'final',
  'older',
  'records',
  'outcome',
] as const
export type ImportLoss = (typeof IMPORT_LOSSES)[number]
