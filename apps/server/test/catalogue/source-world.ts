import type { CatalogueImport } from '@plenara/contract'
import { demoParliament, smallDemoData } from '@plenara/demo-data'
import type { SourceFacts } from '../../src/catalogue/change/change-catalogue.ts'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import type { Database } from '../../src/db/database.ts'
import { sampleImport } from '../support/catalogue-sample.ts'
import { parliamentSample } from '../support/parliament-sample.ts'

export const about: SourceFacts = {
  name: 'Staatskanzlei',
  address: 'https://example.ch',
  licence: 'OPEN-BY',
  fileHash: 'a'.repeat(64),
  dataDate: '2026-10-25',
  fictional: false,
}
export const origin = (source: string, facts: Partial<SourceFacts> = {}) => ({ format: 'sample', source, about: { ...about, ...facts } })
export const INVENTED = { format: 'demonstration', source: '', about: { ...about, name: 'Demonstration', fictional: true } }

/** The sample as a real election. */
export function realImport(...keys: string[]): CatalogueImport {
  const data = sampleImport(...keys)
  return { ...data, elections: data.elections?.map((bundle) => ({ ...bundle, election: { ...bundle.election, fictional: false } })) ?? [] }
}

/** Both halves of the demonstration beside a real election and a real parliament. */
export async function loadBoth(db: Database): Promise<void> {
  const demo = smallDemoData()
  await writeCatalogue(db, demo, { origin: INVENTED })
  await writeParliament(db, demoParliament(demo), { ...INVENTED, source: 'parliament' })
  await writeCatalogue(db, realImport('1', '2'), { origin: origin('real.csv') })
  await writeParliament(db, parliamentSample, origin('real.json'))
}
