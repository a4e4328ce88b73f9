import type { Actor, ContentLanguage } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import { readOfficial } from './official-candidacies.ts'

interface Reading {
  readonly db: Database
  /** The address of the voters' site. */
  readonly site: string
}

/** A person at the desk, with the candidacies that are still on the official lists. Throws `unauthorized` where the account is gone. */
export async function readActor({ db, site }: Reading, actorId: number, language: ContentLanguage): Promise<Actor> {
  const actor = await db.selectFrom('actor').select('language').where('actorId', '=', actorId).executeTakeFirst()
  if (!actor) throw new DomainError('unauthorized')
  const own = await db.selectFrom('candidacy').select(['candidacyId', 'candidateId']).where('actorId', '=', actorId).execute()
  const ids = new Map(own.map(({ candidacyId, candidateId }) => [candidateId, candidacyId]))
  const official = await readOfficial(db, { candidateIds: [...ids.keys()] }, language)
  return {
    language: actor.language,
    candidacies: official.flatMap((row) => {
      const id = ids.get(row.candidateId)
      return id === undefined ? [] : [{ ...row, id }]
    }),
    site,
  }
}
