import type { ParliamentImport } from '@plenara/contract'
import { loadReference } from '../../src/catalogue/load-reference.ts'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { parliamentSample } from '../parliament-sample.ts'
import { openTestApi, type TestApi } from './api-client.ts'

/** The application with the cantons, the small parliament of the tests, and what is added to it. */
export async function openParliamentApi(more: ParliamentImport = {}): Promise<TestApi> {
  const api = await openTestApi()
  await loadReference(api.db)
  await writeParliament(api.db, parliamentSample, { format: 'sample', source: '' })
  if (Object.keys(more).length > 0) await writeParliament(api.db, more, { format: 'sample', source: '' })
  return api
}
