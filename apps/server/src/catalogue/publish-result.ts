import type { Database } from '../db/database.ts'
import { StartError } from '../start-error.ts'
import { changeCatalogue } from './change-catalogue.ts'

/**
 * Publishes or withdraws the result of an election as a logged change that can be undone; it stands until the election is imported anew.
 * Throws `StartError` where there is no such election, or no result to publish.
 */
export function setResultPublic(db: Database, electionId: number, isPublic: boolean) {
  const origin = { format: isPublic ? 'publication' : 'withdrawal', source: `election ${electionId}` }
  return changeCatalogue(db, origin, async (tx) => {
    const election = await tx
      .selectFrom('election')
      .leftJoin('electionResult', 'electionResult.electionId', 'election.id')
      .select(['resultsPublic', 'electionResult.electionId'])
      .where('election.id', '=', electionId)
      .executeTakeFirst()
    if (!election) throw new StartError(`There is no election ${electionId}`)
    if (isPublic && election.electionId === null) throw new StartError(`Election ${electionId} has no result yet: import it first`)
    if (election.resultsPublic === isPublic) return { changed: false, counts: {} }
    await tx.updateTable('election').set({ resultsPublic: isPublic }).where('id', '=', electionId).execute()
    return { changed: true, counts: { elections: 1 } }
  })
}
