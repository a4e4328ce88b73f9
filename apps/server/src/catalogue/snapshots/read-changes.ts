import type { CatalogueChanges } from '@plenara/api'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * The changes of the versions after `since` up to `version`, from the import log and the publications of statements. Null if one of the versions is of
 * neither: an import was undone, or a backup restored.
 */
export async function readChanges(db: Database, since: number, version: number): Promise<CatalogueChanges | null> {
  const entries = await db
    .selectFrom('importLog')
    .select(['versionAfter', 'touched'])
    .where('isNews', '=', false)
    .where('versionAfter', '>', since)
    .where('versionAfter', '<=', version)
    .whereRef('versionAfter', '>', 'versionBefore')
    .execute()
  const publications = await db
    .selectFrom('publication')
    .select(['versionAfter', 'electionIds'])
    .where('versionAfter', '>', since)
    .where('versionAfter', '<=', version)
    .execute()
  const knownVersions = new Set([...entries, ...publications].map(({ versionAfter }) => Number(versionAfter)))
  if (knownVersions.size < version - since) return null
  const changes = await changesOf(db, new Set(entries.flatMap(({ touched }) => touched)))
  return { ...changes, electionIds: new Set([...changes.electionIds, ...publications.flatMap(({ electionIds }) => electionIds)]) }
}

/** `touched` holds e.g. `places`, `party/3`, `election/12`, `questionnaire/4`, and parts of parliaments, which devices do not store. */
async function changesOf(db: Database, touched: ReadonlySet<string>): Promise<CatalogueChanges> {
  const idsOf = (kind: string) =>
    [...touched].filter((name) => name.startsWith(`${kind}/`)).map((name) => Number(name.slice(kind.length + 1)))
  const electionIds = idsOf('election')
  const asked = await db
    .selectFrom('election')
    .select('id')
    .where('questionnaireId', '=', sql<number>`any(${idsOf('questionnaire')}::integer[])`)
    .execute()
  const localities = touched.has('places')
  return {
    common: localities || touched.has('coats-of-arms') || electionIds.length > 0 || idsOf('party').length > 0,
    localities,
    electionIds: new Set([...electionIds, ...asked.map(({ id }) => id)]),
  }
}
