import type {
  CouncillorRecord,
  Decision,
  DecisionRecord,
  ParliamentImport,
  ParliamentPartyRecord,
  ParliamentVoteRecord,
} from '@plenara/contract'
import { decisionOf } from '../roll-calls/decision-words.ts'
import { groupBy } from '../group.ts'
import { problemsOf } from '../json.ts'
import { mergeParliament } from '../merge-parliament.ts'
import { bodyCouncilKey } from '../parliament-keys.ts'
import { nameAlias } from '../parliament-people.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import { partyColor } from '../parties.ts'
import type { Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable } from '../tables/read-table.ts'
import { dayOf, slug, wholeNumber } from '../text.ts'
import { isAffairs, parseAffairs, zurichAffairKey } from './affairs.ts'
import { BALLOT_COLUMNS, COLUMNS } from './columns.ts'

const COUNCIL = bodyCouncilKey('ZH')
/** Constitution of the canton of Zürich (LS 101) Art. 50. */
const SEATS = 180

/**
 * Votes of the Kantonsrat of Zürich (CSV, Excel): a row for each vote, or where the file has the ballots too, for each member and vote. Votes
 * have no number of their own, but the document of their result has one. Answers of its web service (XML) hold affairs.
 */
export async function parseKantonsratZh(source: Source): Promise<ParliamentParsed> {
  if (isAffairs(source)) return parseAffairs(source)
  const table = await readTable(source, COLUMNS)
  const { problems, report } = problemsOf(source)
  const hasBallots = BALLOT_COLUMNS.every((column) => table.columns.includes(column))
  const read: ParliamentImport[] = []
  const lines = new Map<string, number>()
  const seen = new Set<string>()
  for (const row of table.rows) {
    const vote = toVote(row)
    const parsedRow = typeof vote === 'string' ? vote : readRow(row, vote, hasBallots, seen)
    if (typeof vote !== 'string') lines.set(vote.key, row.line)
    if (typeof parsedRow === 'string') report(row.line, parsedRow)
    else read.push(parsedRow)
  }
  const data = mergeParliament(read)
  if (hasBallots) for (const { line, reason } of shortRollCalls(read, lines)) report(line, reason)
  const all = [...table.problems, ...problems]
  // Totals of which a ballot may be missing are none.
  return parliamentParsed(source, hasBallots && all.length === 0 ? withTotals(data) : data, all)
}

function toVote(row: CsvRow): ParliamentVoteRecord | string {
  const document = row.cell('eDocumentID')
  const date = dayOf(row.cell('Sitzungsdatum'))
  const title = row.cell('Titel')
  if (!/^[0-9a-f]{32}(-\d+)?$/.test(document)) return `eDocumentID is no number of a document: "${document}"`
  if (!date) return `Sitzungsdatum is no day: "${row.cell('Sitzungsdatum')}"`
  if (!title) return 'Titel is empty'
  const step = row.cell('AblaufschrittTyp')
  const url = row.cell('url')
  return {
    key: `kantonsrat-zh/${document}`,
    id: null,
    councilKey: COUNCIL,
    affairKey: zurichAffairKey(row.cell('KRNr') || row.cell('VorlageNr')),
    affairNumber: row.cell('KRNr') || row.cell('VorlageNr') || null,
    affairTitle: { de: title },
    subject: step ? { de: step } : {},
    billTitle: {},
    meaningYes: {},
    meaningNo: {},
    date,
    sessionKey: null,
    legislature: null,
    totals: null,
    accepted: null,
    url: url.startsWith('https://') ? url : null,
  }
}

function toBallot(row: CsvRow, voteKey: string): { councillor: CouncillorRecord; decision: DecisionRecord } | string {
  const [lastName, firstName, party] = [row.cell('nachname'), row.cell('vorname'), row.cell('partei')]
  const decision = decisionOf(row.cell('stimme'))
  if (!lastName || !firstName) return 'nachname or vorname is empty'
  if (!decision) return `stimme is no decision: "${row.cell('stimme')}"`
  if (!/^(\d+[ab]?)?$/.test(row.cell('platz'))) return `platz is no seat: "${row.cell('platz')}"`
  const key = `kantonsrat-zh/${slug(lastName)}/${slug(firstName)}`
  const councillor: CouncillorRecord = {
    ...{ key, id: null, aliases: [nameAlias(lastName, firstName)], firstName, lastName, sex: null, birthDate: null, birthYear: null },
    ...{ councilKey: COUNCIL, cantonCode: 'ZH', groupKey: null, groupFunction: null, partyKey: party ? `party-name/${slug(party)}` : null },
    ...{ occupation: {}, seat: wholeNumber(row.cell('platz')), active: false, from: null, until: null, portraitUrl: null, website: null },
  }
  return { councillor, decision: { voteKey, councillorKey: key, decision, partyKey: councillor.partyKey } }
}

/** The party that a row names, once for each name. */
function partiesIn(row: CsvRow): ParliamentPartyRecord[] {
  const party = row.cell('partei')
  if (!party) return []
  return [{ key: `party-name/${slug(party)}`, id: null, name: { de: party }, abbreviation: { de: party }, color: partyColor(party) }]
}

/** What a row adds, or why it cannot be read. */
function readRow(row: CsvRow, vote: ParliamentVoteRecord, hasBallot: boolean, seen: Set<string>): ParliamentImport | string {
  if (!hasBallot) return { parliamentVotes: [vote] }
  const ballot = toBallot(row, vote.key)
  if (typeof ballot === 'string') return ballot
  const { councillor, decision } = ballot
  const ballotKey = `${decision.voteKey} ${councillor.key}`
  if (seen.has(ballotKey)) return `${councillor.firstName} ${councillor.lastName} votes twice`
  seen.add(ballotKey)
  return { parliamentVotes: [vote], councillors: [councillor], decisions: [decision], parliamentParties: partiesIn(row) }
}

/** Roll calls that are not of the whole council: who is absent stands in them too, so that a shorter one is cut off. */
function shortRollCalls(read: readonly ParliamentImport[], lines: ReadonlyMap<string, number>): { line: number; reason: string }[] {
  const byVote = groupBy(
    read.flatMap(({ decisions = [] }) => decisions),
    ({ voteKey }) => voteKey,
  )
  return [...byVote].flatMap(([voteKey, { length }]) => {
    const reason = `the roll call has ${length} of ${SEATS} members: if the others' seats are vacant, say --accept-losses with this line`
    return length === SEATS ? [] : [{ line: lines.get(voteKey) ?? 0, reason }]
  })
}

function withTotals(data: ParliamentImport): ParliamentImport {
  const byVote = groupBy(data.decisions ?? [], ({ voteKey }) => voteKey)
  const count = (vote: ParliamentVoteRecord, decision: Decision) =>
    (byVote.get(vote.key) ?? []).filter((one) => one.decision === decision).length
  const parliamentVotes = data.parliamentVotes?.map((vote) => ({
    ...vote,
    totals: { yes: count(vote, 'yes'), no: count(vote, 'no'), abstain: count(vote, 'abstain'), absent: count(vote, 'absent') },
  }))
  return { ...data, ...(parliamentVotes && { parliamentVotes }) }
}
