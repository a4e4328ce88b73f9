import { smallDemoData } from '@plenara/demo-data'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { parliamentSample } from './parliament-sample.ts'
import type { Filling } from './test-database.ts'

/** Cantons, constituencies and the table of places, as every start and import finds or loads them. */
export const PLACES: Filling = { name: 'filled_places', fill: loadReference }

/** The small demonstration of the elections, published. */
export const DEMONSTRATION: Filling = {
  name: 'filled_demonstration',
  fill: async (db) => {
    await writeCatalogue(db, smallDemoData(), { isPublished: true })
  },
}

/** The same with the sample of a parliament. */
export const DEMONSTRATION_AND_PARLIAMENT: Filling = {
  name: 'filled_demonstration_parliament',
  fill: async (db) => {
    await DEMONSTRATION.fill(db)
    await writeParliament(db, parliamentSample, { format: 'sample', source: '' })
  },
}
