import type { Reason } from './reasons.ts'

/**
 * Every error that a caller may meet, with its HTTP status. The client translates the code (`errors.<code>`);
 * the English title is for developers.
 */
export const ERRORS = {
  bad_request: [400, 'The request is malformed'],
  bad_json: [400, 'The body is not valid JSON'],
  unauthorized: [401, 'A valid token is needed'],
  email_unknown: [401, 'This email address is not registered'],
  credentials_wrong: [401, 'Invalid password or email address'],
  passkey_refused: [401, 'This passkey was not accepted'],
  online_account_needed: [403, 'This needs an online account'],
  email_unconfirmed: [403, 'The email address is not confirmed yet'],
  proof_needed: [403, 'The password or a passkey is needed once more'],
  consent_missing: [403, 'Consent to store political opinions is missing'],
  not_found: [404, 'Not found'],
  election_not_found: [404, 'There is no such election'],
  candidate_not_found: [404, 'There is no such candidate in this election'],
  question_not_found: [404, 'There is no such question in this election'],
  party_not_found: [404, 'Nobody of this party stands in this election'],
  list_not_found: [404, 'There is no such list'],
  note_not_found: [404, 'There is no such note'],
  passkey_not_found: [404, 'There is no such passkey'],
  push_device_not_found: [404, 'Notifications are on in no such browser'],
  canton_not_found: [404, 'There is no such canton'],
  council_not_found: [404, 'There is no such council'],
  councillor_not_found: [404, 'There is no such person in this office'],
  vote_not_found: [404, 'There is no such vote'],
  session_not_found: [404, 'There is no such session with votes'],
  affair_not_found: [404, 'There is no such affair'],
  article_not_found: [404, 'There is no such article'],
  zip_unknown: [404, 'This postcode is unknown'],
  secret_invalid: [404, 'This link is used up or expired'],
  method_not_allowed: [405, 'This method is not allowed here'],
  email_in_use: [409, 'This email address is already in use'],
  passkey_known: [409, 'This passkey is in use already'],
  last_passkey: [409, 'The only passkey of an account without a password stays: set a password first, by a mailed link'],
  idempotency_conflict: [409, 'This idempotency key was used with another body'],
  answered_later: [409, 'A later answer to this question is stored'],
  stale: [412, 'The object was changed in the meantime'],
  body_too_large: [413, 'The body is too large'],
  media_type: [415, 'The call takes no body of this content type'],
  invalid: [422, 'The request breaks a rule'],
  username_required: [422, 'A username must be entered'],
  username_too_long: [422, 'The username is too long'],
  username_invalid: [422, 'The username holds an address or hidden characters'],
  email_invalid: [422, 'A valid email address must be entered'],
  password_too_short: [422, 'The password must be at least 8 characters long'],
  password_needs_digits: [422, 'The password must contain at least two numbers'],
  password_needs_symbols: [422, 'The password must contain at least two symbols (.@$!%*#?&/)'],
  password_too_long: [422, 'The password is too long'],
  password_too_common: [422, 'This password is too common'],
  value_not_on_scale: [422, 'The value is not on the scale of this question'],
  not_ranked: [422, 'Only liked or loved candidates carry a rank'],
  too_many_repetitions: [422, 'The candidate stands too often on this list'],
  too_many_lists: [422, 'The account has as many lists as it can hold'],
  too_many_notes: [422, 'The account has as many notes as it can hold'],
  too_many_votes: [422, 'The account has as many votes of its own as it can hold'],
  too_many_passkeys: [422, 'The account has as many passkeys as it can hold'],
  too_many_push_devices: [422, 'The account has notifications on in as many browsers as it can'],
  push_service_unknown: [422, 'This server does not call this push service'],
  too_many_lines: [422, 'The list has more names than lines'],
  candidate_not_eligible: [422, 'The candidate does not stand in this election'],
  list_is_official: [422, 'An official list cannot be changed'],
  deadline_passed: [422, 'The deadline for following a list has passed'],
  location_invalid: [422, 'The constituency does not lie in the canton'],
  too_many_attempts: [429, 'Too many attempts'],
  internal: [500, 'An unexpected error occurred'],
  unavailable: [503, 'The service is busy or its database is away'],
  catalogue_missing: [503, 'The data of the elections is not on this device yet'],
  storage_unavailable: [503, 'The storage of this device cannot be used'],
  offline: [503, 'This information needs an internet connection'],
  storage_full: [507, 'This device has no room left'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type ErrorCode = keyof typeof ERRORS

/** A broken rule at one place of a body; `path` as in `candidates.3`. `reason` where the schema refused the value. */
export interface FieldProblem {
  readonly path: string
  readonly code: ErrorCode
  readonly reason?: Reason
}

/** What is wrong with the form of a request, and where: `name` is that of the parameter, in a body the place as in `candidates.3`, empty for the whole. */
export interface ParameterProblem {
  readonly in: 'path' | 'query' | 'header' | 'body'
  readonly name: string
  readonly reason: Reason
}

/** RFC 9457 problem document. `errors` names what is wrong where: parameters with `bad_request`, fields with the other codes. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: ErrorCode
  readonly errors?: readonly (FieldProblem | ParameterProblem)[]
}
