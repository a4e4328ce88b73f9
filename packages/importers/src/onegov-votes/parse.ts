import { type CantonCode, CONTENT_LANGUAGES, type LocalizedText, type PeopleVoteKind, type PeopleVoteRecord } from '@plenara/contract'
import { groupBy } from '../group.ts'
import { problemsOf, type Report } from '../json.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import { cantonByBfsNumber, toCantonCode } from '../reference/cantons.ts'
import { placesImport } from '../reference/index.ts'
import { type Source, stemOf } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable } from '../tables/read-table.ts'
import { anyText, languageOf, slug } from '../text.ts'
import { COLUMNS, TITLE_COLUMNS } from './columns.ts'
import { resultsOf } from './result.ts'
import { type BallotType, toVoteRow, type VoteRow } from './rows.ts'

/** Quarters of a city have smaller numbers than any municipality but the first of Zürich. */
const LAST_QUARTER = 99
const INITIATIVE = /initiativ|iniziativa/i

/**
 * Results of cantonal votes in the CSV of OneGov: a row for each question and municipality. A vote of which a row cannot be read is left
 * out as a whole, because its sum would be wrong. A federal vote holds one canton only and is left to VoteInfo and Swissvotes. Specification:
 * OneGov "Format Specification Votes".
 */
export async function parseOneGovVotes(source: Source): Promise<ParliamentParsed> {
  const table = await readTable(source, COLUMNS)
  const { problems, report } = problemsOf(source)
  const { rows } = table
  const isTitled = table.rows.length === 0 || table.columns.some((column) => TITLE_COLUMNS.includes(column))
  if (!isTitled) report(1, `no column says what the votes are called: ${TITLE_COLUMNS.join(', ')}`)
  const isBroken = table.problems.length > 0 || !isTitled
  const read = isBroken ? [] : [...groupBy(rows, voteKeyOf).values()].flatMap((cells) => votesOf(cells, source, report))
  if (table.problems.length > 0 && rows.length > 0) report(0, 'no vote is read as long as a row is missing: its sum would be wrong')
  return parliamentParsed(source, { peopleVotes: read }, [...table.problems, ...problems])
}

function voteKeyOf(row: CsvRow): string {
  return [row.cell('date'), row.cell('domain'), row.cell('shortcode'), ...Object.values(titleOf(row, 'ZH'))].join('|')
}

/** The questions of one vote; none where a row of it cannot be read. */
function votesOf(cells: readonly CsvRow[], source: Source, report: Report): PeopleVoteRecord[] {
  const [first] = cells
  const domain = first?.cell('domain')
  const line = first?.line ?? 0
  if (!first || domain !== 'canton') {
    const reach = domain === 'federation' ? 'federal: this file holds one canton of it, VoteInfo and Swissvotes hold all' : 'not cantonal'
    report(line, `the vote is ${reach} (domain "${domain ?? ''}")`)
    return []
  }
  const rows = cells.map((row) => ({ row, read: toVoteRow(row) }))
  const flaws = rows.flatMap(({ row, read }) => (typeof read === 'string' ? [{ line: row.line, reason: read }] : []))
  for (const flaw of flaws) report(flaw.line, `${flaw.reason}: the vote is left out`)
  const good = rows.flatMap(({ read }) => (typeof read === 'string' ? [] : [read]))
  const canton = cantonOf(good, source)
  const title = titleOf(first, 'ZH')
  if (Object.keys(title).length === 0) report(line, 'title and shortcode are empty: the vote is left out')
  const wrong = canton ? twiceCounted(good) : 'the rows lie in no canton, or in several: name the file after the canton, as in votes-zg.csv'
  if (wrong) report(line, wrong)
  if (flaws.length > 0 || wrong || !canton || Object.keys(title).length === 0) return []
  for (const reason of uncovered(good, canton)) report(line, reason)
  return recordsOf(good, canton)
}

/** By the municipalities, or where there are only quarters or voters abroad by the name of the file. */
function cantonOf(rows: readonly VoteRow[], source: Source): CantonCode | null {
  const numbers = rows.map(({ entityId }) => entityId).filter((number) => number > LAST_QUARTER)
  const found = new Set(numbers.map(cantonByBfsNumber))
  const [canton = null] = found
  if (numbers.length > 0) return found.size === 1 ? canton : null
  return (
    stemOf(source)
      .split(/[^a-z]+/i)
      .flatMap((part) => toCantonCode(part) ?? [])[0] ?? null
  )
}

/** A whole file has a row of each municipality for each question; without one it is cut, or from before a merger. */
function uncovered(rows: readonly VoteRow[], canton: CantonCode): string[] {
  const municipalities = (placesImport().municipalities ?? []).filter(({ cantonCode }) => cantonCode === canton)
  return [...groupBy(rows, ({ type }) => type)].flatMap(([type, ofType]) => {
    const here = new Set(ofType.map(({ entityId }) => entityId))
    const lacking = municipalities.filter(({ bfsNumber }) => !here.has(bfsNumber))
    const isByMunicipality = [...here].some((number) => number > LAST_QUARTER)
    if (!isByMunicipality || lacking.length === 0) return []
    return [
      `the ${type} has no row of ${lacking.length} municipalities of ${canton}, such as ${lacking[0]?.name} (${lacking[0]?.bfsNumber})`,
    ]
  })
}

function twiceCounted(rows: readonly VoteRow[]): string | null {
  const seen = new Set<string>()
  for (const { type, entityId, line } of rows) {
    const key = `${type} ${entityId}`
    if (seen.has(key)) return `entity_id ${entityId} stands twice for the ${type}, again in line ${line}: the vote is left out`
    seen.add(key)
  }
  return null
}

function recordsOf(rows: readonly VoteRow[], cantonCode: CantonCode): PeopleVoteRecord[] {
  const results = resultsOf(rows)
  return [...groupBy(rows, ({ type }) => type).values()].flatMap(([first]) => {
    if (!first) return []
    const title = titleOf(first.cells, cantonCode)
    return {
      key: ['onegov-vote', cantonCode.toLowerCase(), first.date, slug(first.cells.cell('shortcode') || anyText(title)), first.type].join(
        '/',
      ),
      id: null,
      number: null,
      cantonCode,
      date: first.date,
      kind: kindOf(first.type, title),
      title,
      shortTitle: {},
      affairNumber: null,
      affairKey: null,
      doubleMajority: null,
      topics: [],
      positions: [],
      parties: [],
      result: results.get(first.type) ?? null,
      url: null,
    }
  })
}

function kindOf(type: BallotType, title: LocalizedText): PeopleVoteKind {
  if (type === 'counter-proposal') return 'counter-proposal'
  if (type === 'tie-breaker') return 'tie-break'
  return Object.values(title).some((text) => INITIATIVE.test(text)) ? 'initiative' : 'proposal'
}

function titleOf(row: CsvRow, cantonCode: CantonCode): LocalizedText {
  const entries = CONTENT_LANGUAGES.map((language) => [language, row.cell(`title_${language}_CH`)] as const).filter(([, text]) => text)
  if (entries.length > 0) return Object.fromEntries(entries)
  const plain = row.cell('title') || row.cell('shortcode')
  return plain ? { [languageOf(cantonCode)]: plain } : {}
}
