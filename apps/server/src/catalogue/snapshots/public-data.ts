import type { Database } from '../../db/database.ts'
import { createPostgresParliament } from '../parliament/postgres-parliament.ts'
import { createPostgresCatalogue } from './postgres-catalogue.ts'
import { createPostgresSources } from './postgres-sources.ts'
import { createPostgresSearch } from '../search/postgres-search.ts'

/** What answers from public data. */
export function createPublicData(db: Database) {
  const catalogue = createPostgresCatalogue(db)
  const { dataVersion } = catalogue
  const parliament = createPostgresParliament(db, dataVersion)
  return {
    catalogue,
    exportSource: catalogue,
    parliament,
    search: createPostgresSearch(db, dataVersion),
    sources: createPostgresSources(db, async () => (await dataVersion()) + (await parliament.newsVersion())),
  }
}
