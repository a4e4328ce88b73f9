import type { ParliamentImport } from '@plenara/contract'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { PLACES } from '../support/fillings.ts'
import { parliamentSample } from '../support/parliament-sample.ts'
import { openTestApi, type TestApi } from './api-client.ts'

/** The application with the cantons, the small parliament of the tests, and what is added to it. */
export async function openParliamentApi(more: ParliamentImport = {}): Promise<TestApi> {
  const api = await openTestApi({ filling: PLACES })
  await writeParliament(api.db, parliamentSample, { format: 'sample', source: '' })
  if (Object.keys(more).length > 0) await writeParliament(api.db, more, { format: 'sample', source: '' })
  return api
}
