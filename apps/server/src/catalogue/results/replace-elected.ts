import type { ResultSnapshot } from '@plenara/contract'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { changeCatalogue } from '../change/change-catalogue.ts'

export interface Replacement {
  readonly electionId: number
  readonly electedId: number
  readonly successorId: number
}

/**
 * Records who took over the seat of an elected candidate (BPR Art. 55), as a logged change that can be undone; it is valid until the result is
 * imported again. Throws `StartError` if the first is not elected, or the successor does not stand in the election or is elected.
 */
export function replaceElected(db: Database, { electionId, electedId, successorId }: Replacement) {
  return changeCatalogue(db, { format: 'replacement', source: `election ${electionId}`, keepsSources: true }, async (tx) => {
    const row = await tx.selectFrom('electionResult').select('candidates').where('electionId', '=', electionId).executeTakeFirst()
    if (!row) throw new StartError(`There is no result of election ${electionId}`)
    const elected = row.candidates.find(({ candidateId }) => candidateId === electedId)
    const successor = row.candidates.find(({ candidateId }) => candidateId === successorId)
    if (!elected?.elected) throw new StartError(`Candidate ${electedId} is not elected in election ${electionId}`)
    if (!successor || successor.elected) {
      throw new StartError(`Candidate ${successorId} ${successor ? 'is elected already' : 'does not stand'} in election ${electionId}`)
    }
    if (elected.replacedById === successorId) return { changed: false, counts: {} }
    const candidates: ResultSnapshot['candidates'] = row.candidates.map((candidate) =>
      candidate === elected ? { ...candidate, replacedById: successorId } : candidate,
    )
    await tx
      .updateTable('electionResult')
      .set({ candidates: JSON.stringify(candidates) })
      .where('electionId', '=', electionId)
      .execute()
    return { changed: true, counts: { elections: 1 } }
  })
}
