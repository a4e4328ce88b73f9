import type { Election } from '@plenara/contract'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { expect, test } from 'vitest'
import { orderTeams } from './order-teams.ts'

const election = (id: number, electionDate: string) => ({ id, electionDate }) as Election
const now = new Date('2027-09-14T10:00:00Z')
const nr = { election: election(1, '2027-10-24'), listId: 0 }
const gr = { election: election(2, '2028-10-22'), listId: 12 }
const past = { election: election(3, '2023-10-22'), listId: 13 }
const older = { election: election(4, '2020-10-25'), listId: 14 }
const pastWithout = { election: election(5, '2019-10-20'), listId: 0 }

test('the active election comes first, coming ones follow by date, past ones come last and only with a team [SCREEN-12]', () => {
  const teams = [older, gr, pastWithout, past, nr]
  expect(orderTeams(teams, 0, now).map((team) => team.election.id)).toEqual([1, 2, 3, 4])
  expect(orderTeams(teams, 2, now).map((team) => team.election.id)).toEqual([2, 1, 3, 4])
})

test('a deadline is shown in Swiss wall time, in summer and in winter', () => {
  expect(swissMoment('2027-10-23T10:00:00.000Z')).toEqual({ day: '23.10.27', time: '12:00' })
  expect(swissMoment('2027-12-01T23:30:00Z')).toEqual({ day: '02.12.27', time: '00:30' })
})
