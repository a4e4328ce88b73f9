import type { ContentLanguage, OfficialCandidacy } from '@plenara/contract'
import { pickText } from '@plenara/domain'
import type { Database } from '../../db/database.ts'

/** A row of the official lists with the id of its candidate. */
export interface OfficialRow extends OfficialCandidacy {
  readonly candidateId: number
}

interface Wanted {
  readonly electionId?: number
  readonly candidateIds?: readonly number[]
  readonly number?: string
}

/** What the official lists say of those who stand; who is no longer on them is not among these. */
export async function readOfficial(db: Database, wanted: Wanted, language: ContentLanguage): Promise<OfficialRow[]> {
  const { electionId, candidateIds, number } = wanted
  const rows = await db
    .selectFrom('candidate')
    .innerJoin('election', 'election.id', 'candidate.electionId')
    .leftJoin('officialList', (join) => join.onRef('officialList.id', '=', 'candidate.listId').on('officialList.gone', 'is', null))
    .select([
      ...(['candidate.id as candidateId', 'firstName', 'lastName', 'candidate.number as number'] as const),
      ...(['election.id as electionId', 'election.name as electionName', 'electionDate'] as const),
      ...(['officialList.number as listNumber', 'officialList.name as listName'] as const),
    ])
    .where('candidate.gone', 'is', null)
    .$if(electionId !== undefined, (query) => query.where('candidate.electionId', '=', electionId ?? 0))
    .$if(candidateIds !== undefined, (query) => query.where('candidate.id', 'in', [...(candidateIds ?? []), 0]))
    .$if(number !== undefined, (query) => query.where('candidate.number', '=', number ?? ''))
    .orderBy('candidate.id')
    .execute()
  return rows.map((row) => ({
    candidateId: row.candidateId,
    firstName: row.firstName,
    lastName: row.lastName,
    number: row.number,
    list: row.listNumber === null ? null : { number: row.listNumber, name: pickText(row.listName ?? {}, language)?.text ?? '' },
    election: {
      id: row.electionId,
      name: pickText(row.electionName, language)?.text ?? '',
      electionDate: row.electionDate,
    },
  }))
}
