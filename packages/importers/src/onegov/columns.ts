import type { ColumnTable } from '../tables/columns.ts'

const LANGUAGES = ['de', 'fr', 'it', 'rm'] as const
const titlesOf = (column: string) => [column, ...LANGUAGES.map((language) => `${column}_${language}_CH`)]
const ENTITY_COUNTS = ['eligible_voters', 'received_ballots', 'blank_ballots', 'invalid_ballots', 'blank_votes'].map(
  (name) => `entity_${name}`,
)

/** Election results of OneGov, releases of 2015 to 2023. */
export const COLUMNS: ColumnTable = {
  required: ['entity_id', 'candidate_id', 'candidate_family_name', 'candidate_first_name', 'candidate_elected', 'candidate_votes'],
  optional: [
    ...titlesOf('election_title'),
    ...titlesOf('compound_title'),
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
  aliases: { entity_eligible_voters: ['entity_elegible_voters'] },
  unread: [
    ...titlesOf('related_link_label'),
    ...['compound_date', 'entity_superregion', 'entity_name', 'entity_expats', 'entity_invalid_votes'],
    ...['entity_unaccounted_ballots', 'entity_accounted_ballots', 'entity_accounted_votes', 'election_short_title', 'election_id'],
    /^(candidate_)?panachage_votes_from_list_/,
  ],
  counts: [
    ...['candidate_votes', 'list_votes', 'list_number_of_mandates', 'election_mandates', 'compound_mandates', 'candidate_year_of_birth'],
    ...['entity_id', ...ENTITY_COUNTS],
  ],
}
