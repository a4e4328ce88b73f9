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
import type { ColumnTable } from '../tables/columns.ts'
import { COLUMNS as WABSTIC } from '../wabstic/columns.ts'

/** The tables that importers read, by source, and its table where it has several. */
export const TABLES: Readonly<Record<string, readonly ColumnTable[]>> = {
  amtovz: [AMTOVZ],
  answers: [ANSWERS],
  'candidate-lists': [CHVOTE_COLUMNS],
  candidates: [CANDIDATE_COLUMNS],
  'federal-council': [FEDERAL_COUNCIL],
  'kantonsrat-zh': [KANTONSRAT_ZH],
  onegov: [ONEGOV],
  'onegov-votes': [ONEGOV_VOTES],
  'question-votes': [QUESTION_VOTES],
  questionnaire: [QUESTIONNAIRE],
  'sesam-bs': [FULL_COLUMNS, REDUCED_COLUMNS],
  swissvotes: [SWISSVOTES],
  ...Object.fromEntries(Object.entries(WABSTIC).map(([name, table]) => [`wabstic ${name}`, [table]])),
  'parliament seating': [SEATING_COLUMNS],
}

function columnsIn(tables: readonly ColumnTable[]): readonly string[] {
  return tables.flatMap(({ required, optional = [], aliases = {} }) => [...required, ...optional, ...Object.values(aliases).flat()])
}

function fieldsIn(schema: { readonly shape: object }): readonly string[] {
  return Object.keys(schema.shape)
}

/** The columns that are read, by source, and its table where it has several; of services the fields of their records. */
export const READ: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(TABLES).map(([source, tables]) => [source, columnsIn(tables)])),
  'parliament Voting': fieldsIn(decisionSchema),
  'parliament Vote': fieldsIn(voteSchema),
  'parliament Session': fieldsIn(sessionSchema),
  'parliament ParlGroup': fieldsIn(groupSchema),
  'parliament Party': fieldsIn(partySchema),
  'parliament Council': fieldsIn(councilSchema),
  'parliament MemberCouncil': fieldsIn(memberSchema),
  'parliament Business': fieldsIn(affairSchema),
  'parliament PersonInterest': fieldsIn(interestSchema),
  'parliament MemberCommittee': fieldsIn(membershipSchema),
  'parliament Transcript': fieldsIn(speechSchema),
}
