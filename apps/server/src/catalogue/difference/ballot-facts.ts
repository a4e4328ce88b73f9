import { groupBy } from '@plenara/importers'
import { unpackAnswers } from '../answers-codec.ts'
import { someOf } from '../some-of.ts'
import type { StrikingFact } from '../../db/schema/import-log.ts'
import type { Names, RowChange } from './changed-rows.ts'

type Row = Readonly<Record<string, unknown>>

export interface PeopleChanges {
  readonly people: readonly RowChange[]
  readonly answers: readonly RowChange[]
  readonly portraits: readonly RowChange[]
  readonly profiles: readonly RowChange[]
}

/** Who no longer stands, who is called otherwise, and whose answers, portraits, texts or interests go. */
export function candidateFacts({ people, answers, portraits, profiles }: PeopleChanges, names: Names): StrikingFact[] {
  const nameOf = ({ before, after }: RowChange) => names.candidates.get(Number((before ?? after)?.candidate_id)) ?? 'somebody'
  const fewer = answers.filter((change) => answeredIn(change.after) < answeredIn(change.before))
  const gone = portraits.filter(({ after }) => after === null)
  const poorer = [
    ...people.filter(({ before, after }) => before && after && saidBy(after) < saidBy(before)).map(({ before }) => fullName(before)),
    ...profiles.filter(({ before, after }) => before && saidBy(after ?? {}) < saidBy(before)).map(nameOf),
  ]
  return [
    ...[...groupBy(people, ({ before, after }) => String((before ?? after)?.election_id))].flatMap(([electionId, changes]) =>
      peopleFacts(names.elections.get(Number(electionId)) ?? `election ${electionId}`, changes),
    ),
    ...listed('answers-lost', 85, fewer.map(nameOf), 'candidates lose answers'),
    ...listed('portraits-lost', 82, gone.map(nameOf), 'candidates lose their portrait'),
    ...listed('texts-lost', 81, [...new Set(poorer)], 'candidates lose texts or interests'),
  ]
}

function peopleFacts(place: string, changes: readonly RowChange[]): StrikingFact[] {
  const removed = changes.filter(({ after }) => after === null).map(({ before }) => fullName(before))
  const renamed = changes.filter(({ before, after }) => after !== null && fullName(before) !== fullName(after))
  const renumbered = changes.flatMap(({ before, after }) =>
    before && after && before.number !== after.number ? [`${fullName(after)} was ${before.number ?? '–'}, is ${after.number ?? '–'}`] : [],
  )
  const renames = renamed.map(({ before, after }) => `${fullName(before)} is now ${fullName(after)}`)
  return [
    ...(removed.length > 0
      ? [{ what: 'fewer-candidates', weight: 96, text: `${place}: -${removed.length} candidates: ${someOf(removed)}` }]
      : []),
    ...(renames.length > 0 ? [{ what: 'candidate-renamed', weight: 70, text: `${place}: ${someOf(renames)}` }] : []),
    ...(renumbered.length > 0
      ? [
          {
            what: 'candidates-renumbered',
            weight: 40,
            text: `${place}: ${renumbered.length} candidates have another number: ${someOf(renumbered)}`,
          },
        ]
      : []),
  ]
}

/** What an election itself tells otherwise, and its lists. */
export function ballotFacts(
  { elections, lists }: { readonly elections: readonly RowChange[]; readonly lists: readonly RowChange[] },
  names: Names,
): StrikingFact[] {
  const electionNameOf = (id: unknown) => names.elections.get(Number(id)) ?? `election ${id}`
  const facts = ['seats', 'election_date', 'seat_method', 'lines', 'constituency_id', 'fictional', 'follow_until']
  return [
    ...elections.flatMap(({ before, after }) => {
      if (!before || !after) return before ? [fact('election-removed', 96, `election ${before.id} is removed`)] : []
      const moved = facts.filter((name) => before[name] !== after[name])
      const told = moved.map((name) => `${name.replaceAll('_', ' ')} was ${before[name]}, is ${after[name]}`)
      return told.length > 0 ? [fact('election-changed', 80, `${electionNameOf(after.id)}: ${told.join('; ')}`)] : []
    }),
    ...lists.flatMap(({ before, after }) => {
      if (!before) return []
      const [old, id] = [textOf(before.name), before.election_id]
      if (!after) return [fact('list-removed', 84, `${electionNameOf(id)}: list ${before.number} (${old}) is removed`)]
      const next = textOf(after.name)
      return old === next ? [] : [fact('list-renamed', 75, `${electionNameOf(id)}: list ${after.number} was "${old}", is "${next}"`)]
    }),
  ]
}

/** Questions that go or ask otherwise. */
export function questionFacts(changes: readonly RowChange[]): StrikingFact[] {
  const textIn = (row: Row | null) => textOf(row?.text)
  const removed = changes.filter(({ after }) => after === null).map(({ before }) => textIn(before))
  const reworded = changes
    .filter(({ before, after }) => after !== null && textIn(before) !== textIn(after))
    .map(({ after }) => textIn(after))
  return [
    ...listed('questions-removed', 83, removed, 'questions are removed'),
    ...listed('questions-reworded', 65, reworded, 'questions ask otherwise'),
  ]
}

function listed(what: string, weight: number, names: readonly string[], text: string): StrikingFact[] {
  return names.length > 0 ? [fact(what, weight, `${names.length} ${text}: ${someOf(names)}`)] : []
}

function fact(what: string, weight: number, text: string): StrikingFact {
  return { what, weight, text }
}

function fullName(row: Row | null): string {
  return `${row?.first_name} ${row?.last_name}`
}

function textOf(value: unknown): string {
  const texts = Object.entries((value ?? {}) as Readonly<Record<string, string>>)
  return (texts.find(([language]) => language === 'de') ?? texts[0])?.[1] ?? ''
}

function answeredIn(row: Row | null): number {
  const packed = row?.packed
  return typeof packed === 'string' ? unpackAnswers(Buffer.from(packed.slice(2), 'hex')).length : 0
}

/** How many texts, translations, interests, links and languages a candidate has. */
function saidBy(row: Row): number {
  const texts = Object.values((row.texts ?? {}) as Readonly<Record<string, object>>)
  const listed = [row.vested_interests, row.links, row.languages].map((list) => (Array.isArray(list) ? list.length : 0))
  const translations = [...texts, row.occupation ?? {}].map((text) => Object.keys(text).length)
  return [...listed, ...translations].reduce((sum, count) => sum + count, 0)
}
