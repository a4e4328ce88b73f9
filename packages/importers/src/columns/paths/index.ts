import { CANDIDATE_LIST_PATHS, ECH0252_PATHS } from './elections.ts'
import { FEED_PATHS, SURVEY_PATHS } from './own.ts'
import { FACTION_PATHS, OPENPARLDATA_PATHS } from './parliament.ts'
import type { PathTable } from './path-table.ts'
import { APP_TEXT_PATHS, BOOKLET_PATHS, VOTEINFO_PATHS } from './votes.ts'

/** What is read of documents, by source and what they hold where it has several. */
export const PATHS: Readonly<Record<string, PathTable>> = {
  'candidate-lists (JSON)': CANDIDATE_LIST_PATHS,
  ech0252: ECH0252_PATHS,
  'explanations (app)': APP_TEXT_PATHS,
  'explanations (booklet)': BOOKLET_PATHS,
  factions: FACTION_PATHS,
  ...FEED_PATHS,
  ...OPENPARLDATA_PATHS,
  surveys: SURVEY_PATHS,
  voteinfo: VOTEINFO_PATHS,
}
