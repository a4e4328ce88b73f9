import type { CandidacyOfPerson } from '@plenara/contract'
import { fieldsOf, isOfProfile, partsOf, profileParts } from '@plenara/domain'
import type { Database } from '../../db/database.ts'

/**
 * What an import tells of somebody, for them to look at: without the fields that they have taken over, changed or taken away, whatever is said of them later.
 * It is theirs once they take it over, not before.
 */
export async function readDelivered(
  db: Database,
  candidateId: number,
  touched: Readonly<Record<string, number>>,
): Promise<CandidacyOfPerson['delivered']> {
  const row = await db
    .selectFrom('candidateProfile as p')
    .leftJoin('importLog as l', 'l.id', 'p.sourceId')
    .select(['occupation', 'texts', 'campaignBudget', 'vestedInterests', 'links', 'languages', 'l.name as source'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirst()
  const goes = Object.keys(touched).some(isOfProfile)
  if (!row) return { texts: [], links: [], facts: [], source: null, goes }
  const { occupation, texts, campaignBudget, vestedInterests, links, languages } = row
  const parts = profileParts({
    texts: { ...texts, occupation },
    links,
    ...(campaignBudget !== null && { campaignBudget }),
    ...(vestedInterests.length > 0 && { vestedInterests }),
    ...(languages.length > 0 && { languages }),
  })
  const left = fieldsOf(parts).filter(({ field }) => touched[field] === undefined)
  const { texts: open, links: to, facts } = partsOf(left.map(({ field, value }) => [field, value]))
  return { texts: open, links: to, facts, source: row.source, goes }
}
