import { CONTENT_LANGUAGES, type ContentLanguage, FURTHER_TEXTS, LINK_KINDS, PROFILE_TEXTS, type ProfileText } from '@plenara/contract'
import type { ColumnTable } from '../tables/columns.ts'

/** A cell with this mark takes away what is stored; an empty one leaves it. */
export const DELETE_MARK = '[delete]'
/** Interests of one candidate that a file can hold. */
export const MAX_INTERESTS = 30

export interface TextColumn {
  readonly column: string
  readonly name: ProfileText | 'occupation'
  readonly language: ContentLanguage
}

/** Texts with what they fill; their columns end with the language: `main_goals_de`. */
export const TEXT_COLUMNS: readonly TextColumn[] = (['occupation', ...PROFILE_TEXTS, ...FURTHER_TEXTS] as const).flatMap((name) =>
  CONTENT_LANGUAGES.map((language) => ({ column: `${snake(name)}_${language}`, name, language })),
)
const INTEREST_COLUMNS = Array.from({ length: MAX_INTERESTS }, (_, index) => `interest_${index + 1}`).flatMap((start) => [
  ...CONTENT_LANGUAGES.flatMap((language) => [`${start}_organisation_${language}`, `${start}_role_${language}`]),
  ...[`${start}_paid`, `${start}_since`],
])

/** The columns of the format, which docs/candidates.md describes. */
export const CANDIDATE_COLUMNS: ColumnTable = {
  required: ['number', 'first_name', 'last_name'],
  optional: [
    ...['birth_year', 'place', 'campaign_budget', 'languages', 'portrait'],
    ...TEXT_COLUMNS.map(({ column }) => column),
    ...LINK_KINDS,
    ...INTEREST_COLUMNS,
  ],
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
