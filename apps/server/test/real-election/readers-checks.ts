import type { Candidate, CandidateCard, Election, ElectionResult, OfficialList, Party, Question } from '@plenara/contract'
import { expect } from 'vitest'
import { countIn, type OfficialRow, textIn } from './official-table.ts'
import { CONSTITUENCY, type Recounted } from './operator-files.ts'
import { isElected } from './deliveries.ts'
import type { OperatorMachine } from './operator-machine.ts'
import { publicChecksum } from './public-checksum.ts'

/** The ids of the elections in the order of the official table. */
const IDS = [1, 2, 3, 4, 5]
/** The constituency of which the guide tells most. */
const ID = 4

interface SetUpPart {
  readonly part: string
  readonly real: number
  readonly fictional: number
}

/** What readers see after each chapter of the guide, by its title, in its order. */
export function readersChecks(
  { get, read, fetchType }: OperatorMachine,
  final: readonly OfficialRow[],
  { lost, won }: Recounted,
): Readonly<Record<string, () => Promise<void>>> {
  const election = (id = ID) => get<Election>(`/election/${id}`)
  const result = (id = ID) => get<ElectionResult>(`/election/${id}/result`)
  const cards = async (id = ID) => (await get<CandidateCard[]>(`/election/${id}/candidate?view=card`)) ?? []
  const parts = async () => Object.fromEntries(((await get<SetUpPart[]>('/set-up')) ?? []).map(({ part, ...counts }) => [part, counts]))
  const constituencies = [...new Set(final.map((row) => textIn(row, 'Wahlkreisbezeichnung')))]
  const rowsOf = (id: number) => final.filter((row) => textIn(row, 'Wahlkreisbezeichnung') === constituencies[id - 1])
  /** The numbers of the elected. */
  async function electedIn(id: number): Promise<string[]> {
    const numbers = new Map((await cards(id)).map((one) => [one.id, one.number ?? '']))
    return ((await result(id))?.elected ?? []).map(({ candidateId }) => numbers.get(candidateId) ?? '').toSorted()
  }
  /** The seats of each list by its number. */
  async function seatsIn(id: number): Promise<Record<string, number | null>> {
    const lists = (await get<OfficialList[]>(`/election/${id}/list`)) ?? []
    const numbers = new Map(lists.map((list) => [list.id, list.number]))
    return Object.fromEntries(((await result(id))?.lists ?? []).map(({ listId, seats }) => [numbers.get(listId), seats]))
  }
  async function expectFinal(id: number): Promise<void> {
    const rows = rowsOf(id)
    expect((await result(id))?.final).toBe(true)
    expect(await electedIn(id)).toEqual(
      rows
        .filter(isElected)
        .map((row) => textIn(row, 'Kandidaten-Nr'))
        .toSorted(),
    )
    expect(await seatsIn(id)).toEqual(
      Object.fromEntries(rows.map((row) => [textIn(row, 'Listennummer'), countIn(row, 'Anzahl Sitze Liste')])),
    )
  }
  const expectNothingOfResults = async () => {
    for (const id of IDS) {
      expect(await election(id)).toMatchObject({ resultsPublic: false, resultWithdrawn: null })
      expect(await result(id)).toBeNull()
    }
  }
  const expectReviewed = () => expectReviewedBy(get)
  let interimVotes = 0
  let checksum = ''
  const expectUnchanged = async () => expect(await publicChecksum({ get, read }, IDS)).toBe(checksum)
  const votes = async () => ((await result())?.lists ?? []).reduce((sum, list) => sum + (list.votes ?? 0), 0)
  const expectWithdrawn = async () => {
    expect(await result()).toBeNull()
    const resultWithdrawn = { on: expect.any(String), reason: 'Die Stimmen werden nachgezählt.' }
    expect(await election()).toMatchObject({ resultsPublic: false, resultWithdrawn })
  }
  const expectCorrected = async () => {
    expect(await result()).toMatchObject({ final: true, correction: { on: expect.any(String), facts: 4 } })
    const elected = await electedIn(ID)
    expect([elected.includes(lost), elected.includes(won), elected.length]).toEqual([false, true, rowsOf(ID).filter(isElected).length])
  }

  return {
    Start: async () => {
      const { places, ...others } = await parts()
      expect(places?.real).toBeGreaterThan(5_000)
      expect(Object.values(others).every(({ real, fictional }) => real === 0 && fictional === 0)).toBe(true)
      expect(await get('/election/1')).toBeNull()
    },
    Places: async () => {
      expect(await get<unknown[]>('/canton/6/constituency')).toHaveLength(5)
    },
    'The coming election': async () => {
      expect((await parts()).elections).toEqual({ real: 5, fictional: 0 })
      for (const id of IDS) expect(await cards(id)).toHaveLength(rowsOf(id).length)
      expect(constituencies[ID - 1]).toBe(CONSTITUENCY)
      await expectNothingOfResults()
      checksum = await publicChecksum({ get, read }, IDS)
    },
    'Somebody is missing': expectUnchanged,
    'Take it back, and import again': expectUnchanged,
    'Parties, rules, days': async () => {
      await expectReviewed()
      expect(await get<object>(`/source/${(await election())?.sourceId}`)).toMatchObject({ name: 'Staatskanzlei Basel-Stadt' })
    },
    'Questions and answers': async () => {
      expect(await get<Question[]>(`/election/${ID}/question`)).toHaveLength(12)
      const [person] = await cards()
      expect(await get<unknown[]>(`/election/${ID}/response/${person?.id}`)).toHaveLength(12)
    },
    'Faces and words': async () => {
      for (const { id, portrait } of await cards()) {
        expect(await fetchType(portrait ?? '')).toBe('image/webp')
        const person = await get<Candidate>(`/election/${ID}/candidate/${id}`)
        expect(person).toMatchObject({ motto: 'Zusammen geht es', campaignBudget: 12_500 })
        expect(await get<object>(`/source/${person?.sourceId}`)).toMatchObject({ name: 'Staatskanzlei Basel-Stadt', fictional: false })
      }
    },
    'The first interim result': async () => {
      await expectNothingOfResults()
      expect((await parts()).results?.real).toBe(0)
      await expectReviewed()
    },
    'Publish it': async () => {
      for (const id of IDS) expect(await result(id)).toMatchObject({ final: false, elected: [], correction: null })
      interimVotes = await votes()
    },
    'The next interim result': async () => {
      expect(await result()).toMatchObject({ final: false, elected: [], correction: null })
      expect(await votes()).toBeGreaterThan(interimVotes)
    },
    'The final result': async () => {
      for (const id of IDS) await expectFinal(id)
      const seats = await Promise.all(IDS.map(async (id) => (await electedIn(id)).length))
      expect(seats.reduce((sum, count) => sum + count)).toBe(100)
    },
    'A wrong file by mistake': async () => {
      for (const id of IDS) await expectFinal(id)
    },
    'A correction': async () => {
      await expectCorrected()
      for (const id of IDS.filter((one) => one !== ID)) await expectFinal(id)
    },
    'Withdraw it': expectWithdrawn,
    'Publish it again': expectCorrected,
    Undo: expectWithdrawn,
    'Publish it once more': async () => {
      await expectCorrected()
      await expectReviewed()
    },
  }
}

/** Colours of parties, rules and days that the operator has told are there. */
async function expectReviewedBy(get: OperatorMachine['get']): Promise<void> {
  const parties = (await get<Party[]>('/party')) ?? []
  expect(parties.filter(({ color }) => color === '#204a9e')).toHaveLength(1)
  expect(await get<Election>(`/election/${ID}`)).toMatchObject({ bodySeats: 100, nextElectionDate: '2024-10-20' })
}
