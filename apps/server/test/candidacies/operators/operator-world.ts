import { smallDemoData } from '@plenara/demo-data'
import { writeCatalogue } from '../../../src/catalogue/write/write-catalogue.ts'
import { type AdminWorld, openAdminWorld } from '../../support/admin-world.ts'

const DESK = { DESK_URL: 'https://desk.example.ch', DESK_PORT: '0' }

export interface OperatorWorld extends AdminWorld {
  /** The first who has a number on a list. */
  readonly person: { readonly candidateId: number; readonly electionId: number; readonly number: string; readonly list: string }
  /** Runs a command where there is a desk. */
  atDesk(...args: string[]): ReturnType<AdminWorld['admin']>
}

/** The commands of operators over invented ballots. */
export async function openOperatorWorld(): Promise<OperatorWorld> {
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
    atDesk: (...args) => world.admin(args, undefined, DESK),
  }
}
