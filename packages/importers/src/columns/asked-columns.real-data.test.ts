import { readdirSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { realDataFolder } from '../../../../scripts/real-data.mjs'
import { groupBy } from '../group.ts'
import { readingsOf } from '../test-support/asked.ts'
import { realSource } from '../test-support/real-data-source.ts'

/** Left to sources that hold all cantons. */
const FEDERAL_VOTES = ['votes/onegov-vote/ndg-intermediate.csv', 'votes/onegov-vote/ndg.csv']
/** Tables that no format is: what others made of public data, and elections without lists. */
const OF_NO_FORMAT = [
  'elections/elected2023/elected_candidates_overall_de.csv',
  'elections/lists-be-vd-2022/LENA_Listen_Kanton_Bern.xlsx',
  'elections/nr2019-candidates-digdemlab/2019_chvote_councilofstates.csv',
  'geo/constituencies/Bern_Wahlkreise.xlsx',
  'geo/derived/constituencies.csv',
  'geo/derived/constituency_municipalities.csv',
  'geo/derived/nr_seats_per_canton.csv',
  'questionnaires/smartvote-nr2023/candidates.csv',
  'questionnaires/smartvote-nr2023/party_means.csv',
  'questionnaires/smartvote-nr2023/party_stds.csv',
  'questionnaires/smartvote-nr2023/questions.csv',
  ...FEDERAL_VOTES,
]
/** The files of WabstiC belong together. */
const isLinked = (path: string) => path.includes('/wabstic')

const paths = readdirSync(realDataFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(csv|xlsx)$/.test(entry.name))
  .map(({ parentPath, name }) => relative(realDataFolder, `${parentPath}${sep}${name}`))
  .toSorted()
const alone = paths.filter((path) => !isLinked(path)).map((path) => [path])
const linked = [...groupBy(paths.filter(isLinked), (path) => dirname(path)).values()]

test('public files are read, and ask about none of the columns that their publishers document', async () => {
  const asked: Record<string, number> = {}
  const unread: string[] = []
  for (const files of [...alone, ...linked]) {
    const readings = await readingsOf(files.map(realSource))
    const taken = readings.filter(({ records }) => records > 0)
    if (taken.length === 0) unread.push(...files)
    for (const reading of taken) asked[reading.name] = (asked[reading.name] ?? 0) + reading.asked
  }
  expect(unread).toEqual(OF_NO_FORMAT)
  const votes = (await Promise.all(FEDERAL_VOTES.map((path) => readingsOf([realSource(path)])))).flat()
  expect(votes.filter(({ name }) => name === 'onegov-votes').map((reading) => reading.asked)).toEqual([0, 0])
  expect(asked).toEqual({
    ...{ amtovz: 0, answers: 0, 'candidate-lists': 0, 'federal-council': 0, 'kantonsrat-zh': 0, onegov: 0, parliament: 0 },
    ...{ questionnaire: 0, 'sesam-bs': 0, swissvotes: 0, wabstic: 0 },
  })
})
