import { compareListNumbers, type ResponseRate, responseRate } from '@plenara/domain'
import { readStatements } from '../../catalogue/candidates/read-statements.ts'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { type OfficialRow, readOfficial } from './official-candidacies.ts'

/** How many of a list have answered, as voters are told it. */
export interface RateOfList extends ResponseRate {
  /** Null for who stands on no list. */
  readonly list: OfficialRow['list']
  /** Of those who have answered: at the desk, for themselves. */
  readonly own: number
}

/** The rates of the lists of an election, in the order of their numbers. Throws `StartError` where nobody stands. */
export async function readRates(db: Database, electionId: number): Promise<RateOfList[]> {
  const people = await readOfficial(db, { electionId }, 'de')
  if (people.length === 0) throw new StartError(`Nobody stands in election ${electionId}`)
  const said = await readStatements(db, electionId)
  const answered = new Set([...said].flatMap(([id, { answers }]) => (answers.some(({ value }) => value !== null) ? [id] : [])))
  const byList = new Map<string, OfficialRow[]>()
  for (const person of people) {
    const key = person.list ? `${person.list.number} ${person.list.name}` : ''
    byList.set(key, [...(byList.get(key) ?? []), person])
  }
  const rates = [...byList.values()].map((members) => {
    const ids = members.map(({ candidateId }) => candidateId)
    const own = ids.filter((id) => answered.has(id) && said.get(id)?.statement !== undefined).length
    return { list: members[0]?.list ?? null, ...responseRate(ids, answered), own }
  })
  return rates.toSorted((a, b) => compareListNumbers(a.list?.number ?? null, b.list?.number ?? null))
}
