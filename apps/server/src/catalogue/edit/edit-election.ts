import type { CantonCode, ElectionChange, ElectionSettingRecord, ElectionTarget } from '@plenara/contract'
import { federalSeatsOf } from '@plenara/importers'
import { type QueryExecutorProvider, type Selectable, sql } from 'kysely'
import type { ElectionTable } from '../../db/schema/catalogue.ts'
import { StartError } from '../../platform/start-error.ts'
import { ELECTION } from '../write/ballot-tables.ts'
import { cantonIdOf } from '../places/canton-id.ts'
import { upsertRows } from '../write/rows.ts'

/** A field of an election that a change sets to another value. */
export interface ElectionDifference {
  readonly electionId: number
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

type Row = Selectable<ElectionTable>

interface Stored {
  readonly row: Row
  readonly cantonCode: CantonCode
  readonly hasResult: boolean
  /** Of a final result, else 0. */
  readonly elected: number
  /** Most lines on an official list, and how often it names one person. */
  readonly longestList: number
  readonly mostRepeated: number
}

/** Changes one stored election. Returns what differs. Throws `StartError` where there is none, or the change contradicts it or the law. */
export async function editElection(
  tx: QueryExecutorProvider,
  electionId: number,
  change: ElectionChange,
  today: string,
): Promise<ElectionDifference[]> {
  const stored = await readStored(tx, electionId)
  const name = { ...stored.row.name, ...change.name }
  const next: Row = { ...stored.row, ...change, name: Object.fromEntries(Object.entries(name).filter(([, text]) => text !== '')) }
  const contradiction = contradictionOf(stored, next, today)
  if (contradiction) throw new StartError(`Election ${electionId}: ${contradiction}`)
  await upsertRows(tx, ELECTION, [next])
  return differencesOf(stored.row, next)
}

/** Writes the settings of a file. Returns how many elections changed. Throws `StartError` like `editElection`, and for a row that means no election. */
export async function writeSettings(tx: QueryExecutorProvider, settings: readonly ElectionSettingRecord[], today: string): Promise<number> {
  let changed = 0
  for (const { target, change } of settings) {
    const ids = await electionsOf(tx, target)
    if (ids.length === 0) throw new StartError(`There is no election ${nameOf(target)}`)
    for (const id of ids) {
      const fitting = 'electionId' in target ? change : await withinLines(tx, id, change)
      changed += (await editElection(tx, id, fitting, today)).length > 0 ? 1 : 0
    }
  }
  return changed
}

/** The rule of a whole body holds in its smallest constituency as far as the ballot has lines. */
async function withinLines(tx: QueryExecutorProvider, electionId: number, change: ElectionChange): Promise<ElectionChange> {
  const row = await electionRowOf(tx, electionId)
  if (change.maxRepetitions === undefined || !row) return change
  return { ...change, maxRepetitions: Math.min(change.maxRepetitions, change.lines ?? row.lines) }
}

async function electionsOf(tx: QueryExecutorProvider, target: ElectionTarget): Promise<number[]> {
  if ('electionId' in target) return [target.electionId]
  const { council, cantonCode, municipality, year } = target
  const { rows } = await sql<{ id: number }>`
    select e.id from election e
    where e.council = ${council} and e.canton_id = ${cantonIdOf(cantonCode)} and not e.fictional
      and (${municipality}::text is null or e.municipality = ${municipality})
      and case when ${year}::integer is null then not exists (select from election_result r where r.election_id = e.id)
        else left(e.election_date, 4)::integer = ${year} end
    order by e.id`.execute(tx)
  return rows.map(({ id }) => id)
}

function nameOf(target: ElectionTarget): string {
  if ('electionId' in target) return String(target.electionId)
  const { council, cantonCode, municipality, year } = target
  return `of ${[council, cantonCode, municipality, year ?? 'without a result'].filter(Boolean).join(' ')} (invented ones are not meant)`
}

async function readStored(tx: QueryExecutorProvider, electionId: number): Promise<Stored> {
  const found = await sql<Omit<Stored, 'row'>>`
    select c.code as "cantonCode", r.election_id is not null as "hasResult",
      case when r.final then (select count(*) from jsonb_array_elements(r.candidates) one where (one ->> 'elected')::boolean) else 0 end::integer as elected,
      coalesce((select max(cardinality(candidate_ids)) from official_list l where l.election_id = e.id and l.gone is null), 0) as "longestList",
      coalesce((select max(times) from official_list l, lateral (
        select count(*)::integer as times from unnest(l.candidate_ids) as one group by one) as t where l.election_id = e.id and l.gone is null), 0) as "mostRepeated"
    from election e join canton c on c.id = e.canton_id left join election_result r on r.election_id = e.id
    where e.id = ${electionId}`.execute(tx)
  const row = await electionRowOf(tx, electionId)
  const [facts] = found.rows
  if (!row || !facts) throw new StartError(`There is no election ${electionId}`)
  return { ...facts, row }
}

async function electionRowOf(tx: QueryExecutorProvider, electionId: number): Promise<Row | null> {
  const columns = Object.keys(ELECTION.columns).map((name) => sql.ref(name))
  const { rows } = await sql<Row>`select ${sql.join(columns)} from election where id = ${electionId}`.execute(tx)
  return rows[0] ?? null
}

/** Why an election cannot be so, null if it can. */
function contradictionOf(
  { cantonCode, hasResult, elected, longestList, mostRepeated, row }: Stored,
  next: Row,
  today: string,
): string | null {
  const checks: readonly (readonly [boolean, string])[] = [
    [next.seats < 1 || next.lines < 1 || next.maxRepetitions < 1, 'seats, lines and repetitions start at 1'],
    [
      next.bodySeats !== null && next.bodySeats < next.seats,
      `the whole body has ${next.bodySeats} seats, fewer than the ${next.seats} of this election`,
    ],
    [elected > next.seats, `${elected} are elected already, more than ${next.seats} seats`],
    [longestList > next.lines, `a list has ${longestList} names, more than ${next.lines} lines`],
    [mostRepeated > next.maxRepetitions, `a list names somebody ${mostRepeated} times, more than ${next.maxRepetitions}`],
    [next.maxRepetitions > next.lines, `nobody stands ${next.maxRepetitions} times on ${next.lines} lines`],
    [next.nextElectionDate !== null && next.nextElectionDate <= next.electionDate, 'the next election comes after this one'],
    [
      next.followUntil !== null && next.nextElectionDate !== null && next.followUntil.slice(0, 10) > next.nextElectionDate,
      'it is followed until a day after the next election',
    ],
    [hasResult && next.electionDate > today, `it has a result, so its day cannot be ${next.electionDate}, which is still to come`],
    [
      !hasResult && next.electionDate !== row.electionDate && next.electionDate < today,
      `${next.electionDate} is over, and it has no result`,
    ],
    [Object.keys(next.name).length === 0, 'it needs a name'],
  ]
  const broken = checks.find(([isBroken]) => isBroken)
  return broken ? broken[1] : federalContradiction(cantonCode, next)
}

/** The seats of a canton in the federal chambers are law, not settings. */
function federalContradiction(cantonCode: CantonCode, { council, seats, electionDate }: Row): string | null {
  if (council !== 'national-council') return null
  const law = federalSeatsOf(council, cantonCode, electionDate)
  if (!law || law.seats === seats) return null
  return `${cantonCode} has ${law.seats} seats in the National Council of ${electionDate} (${law.source}), not ${seats}`
}

function differencesOf(before: Row, after: Row): ElectionDifference[] {
  const fields = Object.keys(ELECTION.columns).filter(
    (field) => JSON.stringify(fieldOf(before, field)) !== JSON.stringify(fieldOf(after, field)),
  )
  return fields.map((field) => ({ electionId: before.id, field, before: fieldOf(before, field), after: fieldOf(after, field) }))
}

function fieldOf(row: Row, field: string): unknown {
  return Object.entries(row).find(([name]) => name === field)?.[1] ?? null
}
