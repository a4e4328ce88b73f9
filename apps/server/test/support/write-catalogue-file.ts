// Writes a file of catalogue records (JSON of a `CatalogueImport`) beside a running server, for fields that no import format carries.
import { readFile } from 'node:fs/promises'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/open-database.ts'

const [, , path = ''] = process.argv
const database = await openDatabase({ ...readConfig(process.env), statementMs: 0, maxConnections: 2, onStep: () => {} })
try {
  const { electionIds } = await writeCatalogue(database.db, JSON.parse(await readFile(path, 'utf8')), { isPublished: true })
  console.log(JSON.stringify(electionIds))
} finally {
  await database.close()
}
