/** What a row is, by its own address in the API. */
const ADDRESS = /\/v1\/(\w+)\/\d+$/

/**
 * The kinds of rows by columns that no other kind has together, the ones with fewer before those whose columns they share. Answers about one person,
 * group or affair (`/persons/{id}/memberships`, `/affairs/{id}/docs`) bear no address.
 */
const COLUMNS: readonly (readonly [kind: string, ...columns: readonly string[]])[] = [
  ['access_badges', 'person_id', 'beneficiary_group'],
  ['agendas', 'meeting_id', 'item_title'],
  ['contributors', 'affair_id', 'role_harmonized'],
  ['events', 'affair_id', 'actor_type'],
  ['external_links', 'created_external_at'],
  ['identities', 'identity_primary_id'],
  ['news', 'affair_id', 'content'],
  ['person_images', 'person_id', 'profile_url'],
  ['speeches', 'person_id', 'text_content'],
  ['texts', 'affair_id', 'text_format'],
  ['votes', 'voting_id', 'person_id', 'vote'],
  ['votings', 'results_yes', 'results_no'],
  ['memberships', 'group_id', 'type_harmonized'],
  ['interests', 'person_id', 'name', 'role_name'],
  ['persons', 'firstname', 'lastname', 'gender'],
  ['docs', 'affair_id', 'name', 'url'],
  ['affairs', 'title', 'type_name', 'state_name'],
  ['meetings', 'name', 'begin_date', 'parent_type'],
  ['bodies', 'legislative_name', 'canton_key'],
  ['groups', 'name', 'type_harmonized_id'],
]

/** The kind of a row, its texts by language: what its address says, else what its columns do; empty where neither tells. */
export function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const address: unknown = Reflect.get(value, 'url_api')
  if (typeof address === 'string') return ADDRESS.exec(address)?.[1] ?? ''
  return COLUMNS.find(([, ...columns]) => columns.every((column) => column in value))?.[0] ?? ''
}
