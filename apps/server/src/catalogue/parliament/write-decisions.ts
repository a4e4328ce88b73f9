import { DECISIONS, type Decision, type DecisionNumbers, type DecisionRecord, type LocalizedText } from '@plenara/contract'
import { groupBy, lettersOf } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { NumbersByKey } from '../../db/schema/parliament.ts'
import type { Ids } from '../write/keys.ts'
import { type TableSpec, upsertRows } from '../write/rows.ts'
import { GROUP } from './parliament-tables.ts'
import { councillorNumbers } from './write-councillors.ts'
import { writeKeyed } from './write-keyed.ts'

interface DecisionRow extends DecisionNumbers {
  readonly voteKey: string
  readonly groups: NumbersByKey | null
  readonly parties: NumbersByKey | null
}

const DECISION_COLUMNS = Object.fromEntries(DECISIONS.map((decision) => [decision, 'integer[]'])) as Record<Decision, 'integer[]'>
const VOTE_DECISION: TableSpec<DecisionRow> = {
  table: 'vote_decision',
  key: ['voteKey'],
  columns: { voteKey: 'text', ...DECISION_COLUMNS, groups: 'jsonb', parties: 'jsonb' },
}
/** Votes that are read, merged and written at once. */
const CHUNK = 500

/** Writes who decided how, merged with what is stored about the same votes. Returns how many votes changed. */
export async function writeDecisions(tx: QueryExecutorProvider, records: readonly DecisionRecord[]): Promise<number> {
  if (records.length === 0) return 0
  const numbers = await councillorNumbers(tx, [...new Set(records.map(({ councillorKey }) => councillorKey))])
  const groupKeyOf = await groupKeys(tx, records)
  const byVote = groupBy(records, ({ voteKey }) => voteKey)
  const voteKeys = [...byVote.keys()]
  let changed = 0
  for (let start = 0; start < voteKeys.length; start += CHUNK) {
    const keys = voteKeys.slice(start, start + CHUNK)
    const stored = await readStored(tx, keys)
    const rows = keys.map((voteKey) => rowOf(voteKey, stored.get(voteKey), { decisions: byVote.get(voteKey) ?? [], numbers, groupKeyOf }))
    changed += await upsertRows(tx, VOTE_DECISION, rows)
  }
  return changed
}

async function readStored(tx: QueryExecutorProvider, keys: readonly string[]): Promise<ReadonlyMap<string, DecisionRow>> {
  const { rows } = await sql<DecisionRow>`select * from vote_decision where vote_key = any(${keys}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.voteKey, row]))
}

interface Said {
  readonly decisions: readonly DecisionRecord[]
  readonly numbers: Ids
  readonly groupKeyOf: (name: LocalizedText) => string
}

function rowOf(voteKey: string, stored: DecisionRow | undefined, { decisions, numbers, groupKeyOf }: Said): DecisionRow {
  const decided = new Map(
    DECISIONS.flatMap((decision) => (stored?.[decision] ?? []).map((number): [number, Decision] => [number, decision])),
  )
  const groups = keysByNumber(stored?.groups)
  const parties = keysByNumber(stored?.parties)
  for (const { councillorKey, decision, groupName, partyKey } of decisions) {
    const number = numbers(0, councillorKey)
    decided.set(number, decision)
    if (groupName !== undefined) groups.set(number, groupName === null ? '' : groupKeyOf(groupName))
    if (partyKey !== undefined) parties.set(number, partyKey ?? '')
  }
  const row: Record<Decision, number[]> = { yes: [], no: [], abstain: [], absent: [], excused: [], president: [] }
  for (const [number, decision] of [...decided].toSorted(([a], [b]) => a - b)) row[decision].push(number)
  return { voteKey, ...row, groups: numbersByKey(groups), parties: numbersByKey(parties) }
}

function keysByNumber(numbers: NumbersByKey | null | undefined): Map<number, string> {
  return new Map(Object.entries(numbers ?? {}).flatMap(([key, all]) => all.map((number): [number, string] => [number, key])))
}

function numbersByKey(keys: ReadonlyMap<number, string>): NumbersByKey | null {
  if (keys.size === 0) return null
  const ordered = [...keys].toSorted(([a], [b]) => a - b)
  return Object.fromEntries([...groupBy(ordered, ([, key]) => key)].map(([key, all]) => [key, all.map(([number]) => number)]))
}

/** The groups that the decisions name, by their stored names; one that is not known, such as one of the past, is added by its name. */
async function groupKeys(tx: QueryExecutorProvider, records: readonly DecisionRecord[]): Promise<Said['groupKeyOf']> {
  const names = new Set(records.flatMap(({ groupName }) => groupName ?? []))
  if (names.size === 0) return (name) => groupKeyByName(name)
  const { rows } = await sql<{ key: string; name: string }>`
    select g.key, n.value as name from parliamentary_group g, jsonb_each_text(g.record -> 'name') as n order by g.id desc`.execute(tx)
  const stored = new Map(rows.map(({ key, name }) => [name, key]))
  const keyOf = (name: LocalizedText) => Object.values(name).flatMap((text) => stored.get(text) ?? [])[0] ?? groupKeyByName(name)
  const unknown = [...names].filter((name) => keyOf(name) === groupKeyByName(name))
  await writeKeyed(
    tx,
    GROUP,
    unknown.map((name) => ({ key: groupKeyByName(name), id: null, code: groupKeyByName(name), name, abbreviation: {} })),
  )
  return keyOf
}

function groupKeyByName(name: LocalizedText): string {
  return `group-name/${lettersOf(Object.values(name)[0] ?? '')}`
}
