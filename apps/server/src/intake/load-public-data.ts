import { lockCatalogue } from '../catalogue/change/change-catalogue.ts'
import { refoldSearch } from '../catalogue/parliament/refold-search.ts'
import { loadReference } from '../catalogue/places/load-reference.ts'
import { type KnowledgeRow, loadKnowledge } from '../catalogue/search/load-knowledge.ts'
import type { Database } from '../db/database.ts'
import { type DemoOptions, loadDemoData } from './load-demo-data.ts'

export interface PublicDataOptions extends DemoOptions {
  /** The texts that come with this program. */
  readonly knowledge: readonly KnowledgeRow[]
  readonly onStep: (line: string) => void
}

/** Loads the public data that come with this program, where they are newer than what is stored. */
export async function loadPublicData(db: Database, { knowledge, onStep, ...demo }: PublicDataOptions): Promise<void> {
  await loadReference(db)
  await loadKnowledge(db, knowledge)
  await db.transaction().execute(async (tx) => {
    await lockCatalogue(tx)
    await refoldSearch(tx)
  })
  if (await loadDemoData(db, demo)) onStep('Demonstration data loaded (fictional)')
}
