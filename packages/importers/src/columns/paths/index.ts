import { CANDIDATE_LIST_PATHS, ECH0252_PATHS } from './elections.ts'
import { DISTRICT_PATHS, FEED_PATHS, SURVEY_PATHS } from './own.ts'
import { OPENPARLDATA_PATHS, ZURICH_AFFAIR_PATHS } from './parliament.ts'
import type { PathTable } from './path-table.ts'
import { SETTINGS_PATHS } from './settings.ts'
import { APP_TEXT_PATHS, BOOKLET_PATHS, VOTEINFO_PATHS } from './votes.ts'

/** What is read of documents, by source and what they hold where it has several. */
export const PATHS: Readonly<Record<string, PathTable>> = {
  'build:places (districts)': DISTRICT_PATHS,
  'candidate-lists (JSON)': CANDIDATE_LIST_PATHS,
  ech0252: ECH0252_PATHS,
  'explanations (app)': APP_TEXT_PATHS,
  'explanations (booklet)': BOOKLET_PATHS,
  ...FEED_PATHS,
  'kantonsrat-zh (XML)': ZURICH_AFFAIR_PATHS,
  ...OPENPARLDATA_PATHS,
  ...SETTINGS_PATHS,
  surveys: SURVEY_PATHS,
  voteinfo: VOTEINFO_PATHS,
}
