import { type QueryExecutorProvider, sql } from 'kysely'
import type { LocalizedText } from '@plenara/contract'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { changeCatalogue } from '../change/change-catalogue.ts'

/** A party for the operator. */
export interface PartyEntry {
  readonly id: number
  readonly key: string
  readonly shortName: LocalizedText
  readonly color: string
  readonly lists: number
  readonly candidates: number
  /** The party as which it is shown, null where it stands for itself. */
  readonly intoPartyId: number | null
}

/** All parties by id, also those that are shown as another one. */
export async function readParties(db: QueryExecutorProvider): Promise<PartyEntry[]> {
  const { rows } = await sql<PartyEntry>`
    select p.id, k.key, p.short_name as "shortName", p.color, m.into_party_id as "intoPartyId",
      (select count(*) from official_list l where l.party_id = p.id and l.gone is null)::integer as lists,
      (select count(*) from candidate c where c.party_id = p.id and c.gone is null)::integer as candidates
    from party p join catalogue_key k on k.kind = 'party' and k.id = p.id left join party_merge m on m.party_id = p.id order by p.id`.execute(
    db,
  )
  return rows
}

/**
 * Shows a party as another one from now on, with its lists, candidates and votes, as one logged change. What imports say of it stays stored, so
 * that `splitParty` gives all of it back. Throws `StartError` where one of them is not known, or is merged already.
 */
export function mergeParties(db: Database, partyId: number, intoPartyId: number) {
  return changeCatalogue(db, { format: 'correction', source: `party ${partyId} into ${intoPartyId}` }, async (tx) => {
    if (partyId === intoPartyId) throw new StartError('A party cannot be merged into itself')
    const parties = new Map((await readParties(tx)).map((party) => [party.id, party]))
    for (const id of [partyId, intoPartyId]) {
      const party = parties.get(id)
      if (!party) throw new StartError(`There is no party ${id}`)
      if (party.intoPartyId !== null) throw new StartError(`Party ${id} is shown as party ${party.intoPartyId} already: split it first`)
    }
    await sql`insert into party_merge (party_id, into_party_id) values (${partyId}, ${intoPartyId})`.execute(tx)
    return { changed: true, counts: { parties: 1 } }
  })
}

/** Shows a party by itself again, as one logged change. Throws `StartError` where it is not merged. */
export function splitParty(db: Database, partyId: number) {
  return changeCatalogue(db, { format: 'correction', source: `party ${partyId} by itself` }, async (tx) => {
    const result = await sql`delete from party_merge where party_id = ${partyId}`.execute(tx)
    if (Number(result.numAffectedRows ?? 0) === 0) throw new StartError(`Party ${partyId} is not merged into another one`)
    return { changed: true, counts: { parties: 1 } }
  })
}

/** As which party each is shown; a party that was merged into one that was merged later is shown as the last. */
export async function readShownParties(db: Database): Promise<(partyId: number | null) => number | null> {
  const rows = await db.selectFrom('partyMerge').select(['partyId', 'intoPartyId']).execute()
  const into = new Map(rows.map((row) => [row.partyId, row.intoPartyId]))
  return (partyId) => {
    let shown = partyId
    for (let step = 0; step <= into.size && shown !== null; step += 1) shown = into.get(shown) ?? shown
    return shown
  }
}
