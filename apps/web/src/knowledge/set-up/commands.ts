import type { SetUpPart } from '@plenara/contract'

/** The guides of the repository: the whole procedure, the settings, the columns of files. */
export const GUIDES = ['docs/real-election.md', 'docs/settings.md', 'docs/candidates.md'] as const

/** The commands that bring each part, as an operator types them; words in capitals are placeholders for a file or an id. */
export const COMMANDS: Readonly<Record<SetUpPart['part'], readonly string[]>> = {
  places: ['npm run import -- amtovz FILE.csv', 'npm run import -- constituencies FILE.csv'],
  parties: ['npm run import -- ech0252 FILE.xml', 'npm run import -- parties FILE.csv'],
  elections: ['npm run import -- ech0252 FILE.xml', 'npm run import -- onegov FILE.csv', 'npm run import -- wabstic FOLDER'],
  questions: ['npm run import -- questionnaire FILE.csv --election ID'],
  answers: [
    'npm run import -- answers FILE.csv --election ID',
    'npm run import -- candidates FILE.csv --election ID',
    'npm run import -- portraits FOLDER --election ID',
  ],
  results: ['npm run import -- ech0252 RESULT.xml', 'npm run import -- sesam-bs FILE.xlsx', 'npm run admin -- result publish ID'],
  councils: ['npm run import -- openparldata FILE.json', 'FETCH=parliament npm start'],
  people: ['npm run import -- openparldata FILE.json', 'npm run import -- federal-council FILE.csv', 'FETCH=parliament npm start'],
  votes: ['npm run import -- parliament FILE.json', 'FETCH=parliament npm start'],
  peopleVotes: ['npm run import -- swissvotes FILE.csv', 'FETCH=voteinfo npm start'],
  articles: ['npm run import -- feed FILE.xml', 'FETCH=news npm start'],
}
