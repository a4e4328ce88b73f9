import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { COLUMNS as AMTOVZ } from '../amtovz/columns.ts'
import { COLUMNS as ANSWERS } from '../answers/columns.ts'
import { CHVOTE_COLUMNS } from '../candidate-lists/columns.ts'
import { CANDIDATE_COLUMNS } from '../candidates/columns.ts'
import { COLUMNS as FEDERAL_COUNCIL } from '../federal-council/columns.ts'
import { COLUMNS as KANTONSRAT_ZH } from '../kantonsrat-zh/columns.ts'
import { COLUMNS as ONEGOV } from '../onegov/columns.ts'
import { COLUMNS as ONEGOV_VOTES } from '../onegov-votes/columns.ts'
import { affairSchema } from '../parliament/affairs.ts'
import { SEATING_COLUMNS } from '../parliament/columns.ts'
import { councilSchema, groupSchema, partySchema, sessionSchema } from '../parliament/councils.ts'
import { interestSchema } from '../parliament/interests.ts'
import { memberSchema } from '../parliament/members.ts'
import { membershipSchema } from '../parliament/memberships.ts'
import { speechSchema } from '../parliament/speeches.ts'
import { decisionSchema, voteSchema } from '../parliament/votes.ts'
import { COLUMNS as QUESTION_VOTES } from '../question-votes/columns.ts'
import { COLUMNS as QUESTIONNAIRE } from '../questionnaire/columns.ts'
import { FULL_COLUMNS, REDUCED_COLUMNS } from '../sesam-bs/columns.ts'
import { COLUMNS as SWISSVOTES } from '../swissvotes/columns.ts'
import { type ColumnTable, matchesColumn } from '../tables/columns.ts'
import { readTable } from '../tables/read-table.ts'
import { fixture } from '../test-support/source.ts'
import { COLUMNS as WABSTIC } from '../wabstic/columns.ts'
import type { Column } from './column.ts'

/** The tables that importers read, by format, and what of it where it has several. */
export const TABLES: Readonly<Record<string, ColumnTable>> = {
  amtovz: AMTOVZ,
  answers: ANSWERS,
  'candidate-lists': CHVOTE_COLUMNS,
  candidates: CANDIDATE_COLUMNS,
  'federal-council': FEDERAL_COUNCIL,
  'kantonsrat-zh': KANTONSRAT_ZH,
  onegov: ONEGOV,
  'onegov-votes': ONEGOV_VOTES,
  'question-votes': QUESTION_VOTES,
  questionnaire: QUESTIONNAIRE,
  'sesam-bs': FULL_COLUMNS,
  'sesam-bs reduced': REDUCED_COLUMNS,
  swissvotes: SWISSVOTES,
  ...Object.fromEntries(Object.entries(WABSTIC).map(([name, table]) => [`wabstic ${name}`, table])),
  'parliament seating': SEATING_COLUMNS,
}

/** The rows that the service of the federal parliament answers, by table. */
const SCHEMAS: Readonly<Record<string, z.ZodObject>> = {
  'parliament Business': affairSchema,
  'parliament Council': councilSchema,
  'parliament MemberCommittee': membershipSchema,
  'parliament MemberCouncil': memberSchema,
  'parliament ParlGroup': groupSchema,
  'parliament Party': partySchema,
  'parliament PersonInterest': interestSchema,
  'parliament Session': sessionSchema,
  'parliament Transcript': speechSchema,
  'parliament Vote': voteSchema,
  'parliament Voting': decisionSchema,
}

/** The columns that are read of a table, by its format and what of it. Throws where no reader has one of that name. */
export async function columnsOf(source: string): Promise<Column[]> {
  const [table, schema] = [TABLES[source], SCHEMAS[source]]
  if (table) return columnsOfTable(source, table)
  if (schema) return fieldsOf(schema)
  throw new Error(`no reader has a table ${source}`)
}

async function columnsOfTable(source: string, table: ColumnTable): Promise<Column[]> {
  const folder = `${source.split(' ')[0]}/fixtures`
  const tables = filesIn(folder, /\.(csv|xlsx)$/).map((path) => readTable(fixture(path), table))
  const rows = (await Promise.all(tables)).flatMap((read) => read.rows)
  return [...new Set([...table.required, ...(table.optional ?? [])])].map((name) => ({
    name,
    aliases: (table.aliases?.[name] ?? []).filter(Boolean),
    isRequired: table.required.includes(name),
    ...(matchesColumn(name, [...(table.counts ?? []), ...(table.numbers ?? [])]) && { form: 'number' as const }),
    values: rows.map((row) => row.cell(name)).filter((value) => value && !table.missing?.includes(value)),
  }))
}

function fieldsOf(schema: z.ZodObject): Column[] {
  const rows = filesIn('parliament/fixtures', /\.json$/)
    .flatMap(rowsIn)
    .filter((row) => schema.safeParse(row).success)
  return Object.entries(schema.shape).map(([name, type]) => ({
    name,
    isRequired: !z.safeParse(type, undefined).success,
    values: rows.flatMap((row) => textOf(Reflect.get(row, name))),
  }))
}

function textOf(value: unknown): string[] {
  return value === undefined || value === null || typeof value === 'object' ? [] : [String(value)]
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(new URL(`../${folder}`, import.meta.url))
    .filter((name) => ending.test(name))
    .toSorted()
    .map((name) => `${folder}/${name}`)
}

/** The rows of an answer: a list, a page of one, or one row. */
function rowsIn(path: string): object[] {
  const saved = JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
  return [saved.d?.results ?? saved.d ?? saved].flat()
}
