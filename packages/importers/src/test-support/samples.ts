import type { ImporterName } from '../registry.ts'

/** A file of every importer, relative to `src`. */
export const SAMPLE_FILES: Readonly<Record<ImporterName, string>> = {
  amtovz: './amtovz/fixtures/places.csv',
  constituencies: './constituencies/fixtures/constituencies.csv',
  'coats-of-arms': './coats-of-arms/fixtures/bs.svg',
  parties: './parties/fixtures/parties.csv',
  'ballot-rules': './ballot-rules/fixtures/ballot-rules.csv',
  'election-dates': './election-dates/fixtures/election-dates.csv',
  'candidate-lists': './candidate-lists/fixtures/candidates-2027.json',
  ech0252: './ech0252/fixtures/delivery.xml',
  onegov: './onegov/fixtures/grossrat2026-gr.csv',
  'sesam-bs': './sesam-bs/fixtures/full-2020.xlsx',
  wabstic: './wabstic/fixtures/WP_Listen.csv',
  questionnaire: './questionnaire/fixtures/questions-sample.csv',
  answers: './answers/fixtures/answers-sample.csv',
  candidates: './candidates/fixtures/candidates.csv',
  portraits: './portraits/fixtures/drawn.png',
  parliament: './parliament/fixtures/business.json',
  'federal-council': './federal-council/fixtures/federal-council.csv',
  openparldata: './openparldata/fixtures/votings.json',
  'kantonsrat-zh': './kantonsrat-zh/fixtures/votes.csv',
  swissvotes: './swissvotes/fixtures/swissvotes.csv',
  voteinfo: './voteinfo/fixtures/voteinfo.json',
  'onegov-votes': './onegov-votes/fixtures/votes-zg.csv',
  explanations: './explanations/fixtures/app-texts.json',
  'question-votes': './question-votes/fixtures/question-votes.csv',
  feed: './feed/fixtures/news.xml',
  surveys: './surveys/fixtures/surveys.json',
}

/** A file of parliaments or votes, and a column or field that its importer needs. */
export interface ColumnSample {
  readonly name: ImporterName<'parliament' | 'votes'>
  readonly path: string
  readonly column: string
}
