import { CONTENT_LANGUAGES } from '@plenara/contract'
import type { ColumnTable } from '../tables/columns.ts'

const languagesOf = (column: string) => CONTENT_LANGUAGES.map((language) => `${column}_${language}_CH`)
/** Releases before 2018 have a title of one language, without a suffix. */
const ELECTION_TITLES = [...languagesOf('election_title'), 'election_title']
const COMPOUND_TITLES = [...languagesOf('compound_title'), 'compound_title']
/** The documentation writes them in lower case, the export does not. */
const inLowerCase = (columns: readonly string[]) =>
  Object.fromEntries(columns.filter((column) => column.endsWith('_CH')).map((column) => [column, [column.toLowerCase()]]))
const ENTITY_COUNTS = ['eligible_voters', 'received_ballots', 'blank_ballots', 'invalid_ballots', 'blank_votes'].map(
  (name) => `entity_${name}`,
)

/** What follows from the counts and numbers that are read, and where panachage votes come from; two counts of municipalities stand in releases before 2018. */
const UNREAD = [
  /^((list|candidate)_)?panachage_votes_from_list_/,
  ...['entity_invalid_votes', 'entity_unaccounted_ballots', 'entity_accounted_ballots', 'entity_accounted_votes', 'entity_expats'],
  ...['entity_name', 'entity_superregion', 'compound_date', 'election_id', 'compound_id'],
  /^(election|compound)_short_title(_|$)/,
  /^related_link_label(_|$)/,
  /^election_(counted|total)_(entities|municipalites)$/,
]

/** Election results of OneGov, releases of 2015 to 2026. */
export const COLUMNS: ColumnTable = {
  required: ['entity_id', 'candidate_id', 'candidate_family_name', 'candidate_first_name', 'candidate_elected', 'candidate_votes'],
  optional: [
    ...ELECTION_TITLES,
    ...COMPOUND_TITLES,
    ...[
      'compound_mandates',
      'election_date',
      'election_domain',
      'election_type',
      'election_mandates',
      'election_status',
      'election_absolute_majority',
      'entity_district',
    ],
    ...['entity_counted', ...ENTITY_COUNTS],
    ...['list_id', 'list_name', 'list_votes', 'list_number_of_mandates', 'list_connection', 'list_connection_parent', 'list_color'],
    ...['candidate_party', 'candidate_party_color', 'candidate_gender', 'candidate_year_of_birth'],
  ],
  aliases: {
    entity_id: ['entity_bfs_number'],
    entity_eligible_voters: ['entity_elegible_voters'],
    ...inLowerCase(ELECTION_TITLES),
    ...inLowerCase(COMPOUND_TITLES),
  },
  alternatives: [ELECTION_TITLES, COMPOUND_TITLES],
  unread: UNREAD,
  counts: [
    ...['candidate_votes', 'list_votes', 'list_number_of_mandates', 'election_mandates', 'compound_mandates', 'candidate_year_of_birth'],
    ...['entity_id', ...ENTITY_COUNTS],
  ],
}
