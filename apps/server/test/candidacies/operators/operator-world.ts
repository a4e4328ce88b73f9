import { smallDemoData } from '@plenara/demo-data'
import { writeCatalogue } from '../../../src/catalogue/write-catalogue.ts'
import { openAdminWorld } from '../../support/admin-world.ts'

const DESK = { DESK_URL: 'https://desk.example.ch', DESK_PORT: '0' }

export type OperatorWorld = Awaited<ReturnType<typeof openOperatorWorld>>

/** The commands of operators over invented ballots, where there is a desk, and the first person who has a number on a list. */
export async function openOperatorWorld() {
  const world = await openAdminWorld()
  await writeCatalogue(world.db, smallDemoData(), { isPublished: true })
  const { number, ...person } = await world.db
    .selectFrom('candidate')
    .innerJoin('officialList', 'officialList.id', 'candidate.listId')
    .select(['candidate.id as candidateId', 'candidate.electionId', 'candidate.number', 'officialList.number as list'])
    .where('candidate.number', 'is not', null)
    .orderBy('candidate.id')
    .executeTakeFirstOrThrow()
  return {
    ...world,
    person: { ...person, number: number ?? '' },
    atDesk: (...args: string[]) => world.admin(args, undefined, DESK),
  }
}
