import type { CouncillorRecord, Decision, DecisionRecord, ParliamentImport, ParliamentVoteRecord } from '@plenara/contract'
import { type CsvRow, readCsv } from '../csv.ts'
import { problemsOf } from '../json.ts'
import { mergeParliament } from '../merge-parliament.ts'
import { bodyCouncilKey } from '../parliament-keys.ts'
import { nameAlias } from '../parliament-people.ts'
import { completeRows, type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import type { Source } from '../source.ts'
import { dayOf, slug, wholeNumber } from '../text.ts'

const COLUMNS = ['KRNr', 'Titel', 'Geschaeftsart', 'AblaufschrittTyp', 'eDocumentID', 'Sitzungsdatum', 'url']
const BALLOT_COLUMNS = ['platz', 'nachname', 'vorname', 'partei', 'stimme']
const COUNCIL = bodyCouncilKey('ZH')
/** `--` stands for everybody who did not press a button: absent, or in the chair. */
const DECISIONS: Readonly<Record<string, Decision>> = { JA: 'yes', NEIN: 'no', ENTHALTUNG: 'abstain', ENTH: 'abstain', '--': 'absent' }

/**
 * Votes of the Kantonsrat of Zürich (CSV): a row for each vote, or where the file has the ballots too, for each member and vote. Votes
 * have no number of their own, but the document of their result has one.
 */
export async function parseKantonsratZh(source: Source): Promise<ParliamentParsed> {
  const table = readCsv(source, { required: COLUMNS })
  const { problems, report } = problemsOf(source)
  const rows = completeRows(source, table.rows, report)
  const hasBallots = BALLOT_COLUMNS.every((column) => table.columns.includes(column))
  const read: ParliamentImport[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const vote = toVote(row)
    const ballot = hasBallots && typeof vote !== 'string' ? toBallot(row, vote.key) : null
    const place = ballot && typeof ballot !== 'string' ? `${ballot.decision.voteKey} ${ballot.councillor.key}` : ''
    if (typeof vote === 'string') report(row.line, vote)
    else if (typeof ballot === 'string') report(row.line, ballot)
    else if (ballot && seen.has(place)) report(row.line, `${ballot.councillor.firstName} ${ballot.councillor.lastName} votes twice`)
    else if (seen.add(place))
      read.push({ parliamentVotes: [vote], ...(ballot && { councillors: [ballot.councillor], decisions: [ballot.decision] }) })
  }
  const data = mergeParliament(read)
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
    affairKey: null,
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
  const decision = DECISIONS[row.cell('stimme').toUpperCase()]
  if (!lastName || !firstName) return 'nachname or vorname is empty'
  if (!decision) return `stimme is no decision: "${row.cell('stimme')}"`
  const key = `kantonsrat-zh/${slug(lastName)}/${slug(firstName)}`
  const councillor: CouncillorRecord = {
    ...{ key, id: null, aliases: [nameAlias(lastName, firstName)], firstName, lastName, sex: null, birthDate: null, birthYear: null },
    ...{ councilKey: COUNCIL, cantonCode: 'ZH', groupKey: null, groupFunction: null, partyKey: party ? `party-name/${slug(party)}` : null },
    ...{ occupation: {}, seat: wholeNumber(row.cell('platz')), active: false, from: null, until: null, portraitUrl: null, website: null },
  }
  return { councillor, decision: { voteKey, councillorKey: key, decision } }
}

function withTotals(data: ParliamentImport): ParliamentImport {
  const count = (vote: ParliamentVoteRecord, decision: Decision) =>
    data.decisions?.filter((one) => one.voteKey === vote.key && one.decision === decision).length ?? 0
  const parliamentVotes = data.parliamentVotes?.map((vote) => ({
    ...vote,
    totals: { yes: count(vote, 'yes'), no: count(vote, 'no'), abstain: count(vote, 'abstain'), absent: count(vote, 'absent') },
  }))
  return { ...data, ...(parliamentVotes && { parliamentVotes }) }
}
