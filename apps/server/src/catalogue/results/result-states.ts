import type { ElectionEntry, ResultSnapshot } from '@plenara/contract'
import type { Database } from '../../db/database.ts'
import { type ChangedFact, changedFacts } from '../change/changed-facts.ts'
import { type ResultLoss, stepsBack } from './publish-draft.ts'

/** What an operator has to know of a result without its votes. */
export type ResultSummary = Pick<ResultSnapshot, 'final' | 'asOf' | 'areas'> & { readonly elected: number }

/** The result of an election for the operator. */
export interface ResultState {
  readonly electionId: number
  readonly name: string
  readonly electionDate: string
  /** Null where nothing is published. */
  readonly published: ResultSummary | null
  readonly correction: ResultSnapshot['correction']
  readonly withdrawn: ElectionEntry['resultWithdrawn']
  /** Null where no draft waits. */
  readonly draft: ResultSummary | null
  /** What publishing the draft would change of the result before it, and why it would be a step back. */
  readonly changes: readonly ChangedFact[]
  readonly stepsBack: readonly ResultLoss[]
}

/** The elections that have a result, or the one of an id, youngest election first. */
export async function readResultStates(db: Database, electionId?: number): Promise<ResultState[]> {
  const elections = await db
    .selectFrom('election')
    .select(['id', 'name', 'electionDate', 'resultsPublic', 'resultWithdrawn'])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('electionResult').select('electionId').whereRef('electionId', '=', 'election.id')),
        exists(selectFrom('resultDraft').select('electionId').whereRef('electionId', '=', 'election.id')),
      ]),
    )
    .$if(electionId !== undefined, (query) => query.where('id', '=', electionId ?? 0))
    .orderBy('electionDate', 'desc')
    .orderBy('id')
    .execute()
  const states: ResultState[] = []
  for (const { id, name, electionDate, resultsPublic, resultWithdrawn } of elections) {
    const stored = await db.selectFrom('electionResult').selectAll().where('electionId', '=', id).executeTakeFirst()
    const waiting = await db.selectFrom('resultDraft').selectAll().where('electionId', '=', id).executeTakeFirst()
    // A result of an earlier release that was never shown is a draft, too.
    const isShown = resultsPublic || resultWithdrawn !== null
    const draft = waiting ?? (isShown ? undefined : stored)
    const published = resultsPublic ? stored : undefined
    states.push({
      electionId: id,
      name: name.de ?? Object.values(name)[0] ?? '',
      electionDate,
      published: summaryOf(published),
      correction: published?.correction ?? null,
      withdrawn: resultWithdrawn,
      draft: summaryOf(draft),
      changes: draft && stored && draft !== stored ? changedFacts(stored, draft) : [],
      stepsBack: draft ? stepsBack(published, draft) : [],
    })
  }
  return states
}

function summaryOf(result: ResultSnapshot | undefined): ResultSummary | null {
  if (!result) return null
  const { final, asOf, areas, candidates } = result
  return { final, asOf, areas, elected: candidates.filter((one) => one.elected).length }
}
