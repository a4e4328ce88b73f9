import { CANTON_CODES, type CantonCode, type VotingDay, type VotingDayProposal } from '@plenara/contract'
import type { ApiRequest, Page } from './screen-test.ts'

/** The day that the small catalogue's people vote next. */
export const SUNDAY = '2027-03-07'
export const SUNDAY_CALLS = '**/api/voting-day/**'

type Result = NonNullable<VotingDayProposal['result']>
/** Yes and no of the cantons that have counted. */
type Counted = Readonly<Partial<Record<CantonCode, readonly [yes: number, no: number]>>>

/** A moment of the day in Swiss time. */
export function timeOf(time: string): Date {
  return new Date(`${SUNDAY}T${time}:00+01:00`)
}

/** A result as VoteInfo lets it grow: of the cantons that have counted, and of the country together. */
export function resultOf(counted: Counted, final = false): Result {
  const sum = (side: 0 | 1) => Object.values(counted).reduce((total, votes) => total + votes[side], 0)
  const [yes, no] = [sum(0), sum(1)]
  return {
    ...{ final, accepted: final ? yes > no : null, preferred: null, national: ballotsOf([yes, no]) },
    cantonVotes: final ? { yes: 8.5, no: 14.5 } : null,
    cantons: CANTON_CODES.map((cantonCode) => {
      const votes = counted[cantonCode]
      return { cantonCode, accepted: votes ? votes[0] > votes[1] : null, ...ballotsOf(votes) }
    }),
  }
}

function ballotsOf(votes: readonly [number, number] | undefined): Result['national'] {
  const [yes, no] = votes ?? [null, null]
  const valid = yes === null || no === null ? null : yes + no
  return {
    ...{ eligible: valid && 2 * valid, cast: valid, blank: null, invalid: null, valid, yes, no },
    ...{ yesPercent: valid && (100 * Number(yes)) / valid, turnoutPercent: valid && 50 },
  }
}

/** All cantons, from a third to two thirds yes. */
export const ALL_COUNTED: Counted = Object.fromEntries(CANTON_CODES.map((code, index) => [code, [340 + index * 12, 660 - index * 12]]))

/** The day as the server tells it, with questions of two cantons, and with this result of the first one. */
export async function sundayWith(request: ApiRequest, result: Result | null, countedAt: Date | null = null): Promise<VotingDay> {
  const day: VotingDay = await (await request.get(`/api/voting-day/${SUNDAY}?lang=de`)).json()
  const [federal] = day.proposals
  if (!federal) throw new Error('The small catalogue has no such vote')
  const counted = { ...federal, yesPercent: result?.national.yesPercent ?? null, accepted: result?.accepted ?? null, result }
  const similar = [{ ...federal, id: 7_001, date: '2021-09-26', title: 'Seen und Flüsse', yesPercent: 49.4 }]
  const cantonal = (cantonCode: CantonCode, index: number): VotingDayProposal => ({
    ...{
      ...federal,
      id: 8_000 + index,
      title: `Schulhausgesetz ${cantonCode}`,
      kind: 'proposal',
      cantonCode,
      positions: [],
      summary: null,
    },
    doubleMajority: null,
  })
  const proposals = [{ ...counted, similar }, cantonal('AG', 1), cantonal('BS', 2)]
  return { ...day, proposals, countedAt: countedAt?.toISOString() ?? null, next: '2027-06-06' }
}

/** Answers the calls about the day with this from now on. */
export async function tellSunday(page: Page, day: VotingDay): Promise<void> {
  await page.unroute(SUNDAY_CALLS)
  await page.route(SUNDAY_CALLS, (route) => route.fulfill({ json: day }))
}
