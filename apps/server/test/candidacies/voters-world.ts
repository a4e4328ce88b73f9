import type { ElectionSnapshot } from '@plenara/contract'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { openTestApi } from '../api/api-client.ts'
import { DEMONSTRATION } from '../support/fillings.ts'

export type VotersWorld = Awaited<ReturnType<typeof openVotersWorld>>

/** What voters are answered over the demonstration, and the first of its elections with answers that fits. Each reading comes after the time for which a version is kept. */
export async function openVotersWorld(fits: (election: ElectionSnapshot) => boolean) {
  let clock = 0
  let catalogue!: ReturnType<typeof createPostgresCatalogue>
  const api = await openTestApi({
    catalogueOf: (db) => {
      catalogue = createPostgresCatalogue(db, { now: () => (clock += 2_000) })
      return catalogue
    },
    filling: DEMONSTRATION,
  })
  const { elections } = await catalogue.common()
  const all = await Promise.all(elections.map(({ id }) => catalogue.election(id)))
  const election = all.find((one) => one !== null && one.answers.length > 2 && fits(one))
  if (!election) throw new Error('No election of the demonstration fits')
  return { api, catalogue, election }
}
