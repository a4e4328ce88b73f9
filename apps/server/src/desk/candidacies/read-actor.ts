import type { Actor, ContentLanguage } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import { readOfficial } from './official-candidacies.ts'
import { readMemberships } from './secretariats/membership.ts'
import { readPrepared } from './secretariats/preparing.ts'
import { presentDates, readStandings, readSubmitted } from './statement.ts'

interface Reading {
  readonly db: Database
  /** The address of the voters' site. */
  readonly site: string
}

/** A person at the desk, with the candidacies that are still on the official lists. Throws `unauthorized` where the account is gone. */
export async function readActor(
  { db, site }: Reading,
  actorId: number,
  { language, now }: { readonly language: ContentLanguage; readonly now: Date },
): Promise<Actor> {
  const actor = await db.selectFrom('actor').select('language').where('actorId', '=', actorId).executeTakeFirst()
  if (!actor) throw new DomainError('unauthorized')
  const own = await readStandings(db, { actorId })
  const standings = new Map(own.map((standing) => [standing.candidateId, standing]))
  const submitted = await readSubmitted(
    db,
    own.map(({ candidacyId }) => candidacyId),
  )
  const secretariats = await readMemberships(db, actorId)
  const official = await readOfficial(db, { candidateIds: [...standings.keys()] }, language)
  return {
    id: actorId,
    language: actor.language,
    candidacies: official.flatMap((row) => {
      const standing = standings.get(row.candidateId)
      if (!standing) return []
      const id = standing.candidacyId
      return [{ ...row, id, ...presentDates(standing, submitted.has(id), now) }]
    }),
    secretariats,
    prepares: secretariats.length > 0 ? await readPrepared(db, actorId, now) : [],
    site,
    now: now.toISOString(),
  }
}
