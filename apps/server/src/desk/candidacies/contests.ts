import { daysLater, instantOfZurich, LATE_DAYS, swissMoment, WITHOUT_REPLY_ALLOWED } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'

/** The moments of a contest; each is the first one after what it ends. */
interface Dates {
  readonly submitUntil: Date
  readonly lateUntil: Date
  readonly votersFrom: Date
}

export interface Contest extends Dates {
  readonly contestId: number
  readonly name: string
  readonly electionIds: readonly number[]
  readonly noAnswerMax: number
  /** Whether who has not answered is reminded. */
  readonly reminders: boolean
  /** Persons of its elections with an open invitation or an account: as soon as there is one, rules are fixed. */
  readonly invited: number
}

export interface NewContest extends Pick<Dates, 'submitUntil' | 'votersFrom'> {
  readonly name: string
  readonly electionIds: readonly number[]
  /** A week after `submitUntil` where absent. */
  readonly lateUntil?: Date | undefined
  /** Seven where absent. */
  readonly noAnswerMax?: number | undefined
}

export type ContestChange = Partial<NewContest>

const DATES = { submitUntil: '--submit-until', lateUntil: '--late-until', votersFrom: '--voters-from' } as const
const DATE_NAMES = ['submitUntil', 'lateUntil', 'votersFrom'] as const

/**
 * Sets until when those who stand in elections may answer. Throws `StartError` for an election that is unknown, is in a contest already or has somebody who
 * is invited, and for dates that are over or out of order.
 */
export async function createContest(db: Database, contest: NewContest, now: Date): Promise<Contest> {
  const { name, electionIds, submitUntil, votersFrom } = contest
  const lateUntil = contest.lateUntil ?? new Date(daysLater(submitUntil.getTime(), LATE_DAYS))
  const noAnswerMax = contest.noAnswerMax ?? WITHOUT_REPLY_ALLOWED
  return alone(db, async (tx) => {
    refuseOver({ submitUntil, lateUntil, votersFrom }, now)
    refuseOrder({ submitUntil, lateUntil })
    const row = { name, submitUntil, lateUntil, votersFrom, noAnswerMax, createdAt: now }
    const { contestId } = await tx.insertInto('contest').values(row).returning('contestId').executeTakeFirstOrThrow()
    await addElections(tx, { contestId, electionIds, now })
    return checked(tx, contestId, now)
  })
}

/**
 * Changes a contest. Once somebody is invited dates can be moved later alone, and to moments that are still to come; elections come and go only while
 * nobody of theirs is invited. Throws `StartError`.
 */
export async function changeContest(db: Database, contestId: number, change: ContestChange, now: Date): Promise<Contest> {
  return alone(db, async (tx) => {
    const before = await readContest(tx, contestId, now)
    const { name = before.name, noAnswerMax = before.noAnswerMax, electionIds = before.electionIds } = change
    const dates = Object.fromEntries(DATE_NAMES.map((date) => [date, change[date] ?? before[date]])) as unknown as Dates
    const moved = DATE_NAMES.filter((date) => dates[date].getTime() !== before[date].getTime())
    if (before.invited > 0) refuseFixed(before, { ...dates, noAnswerMax }, moved)
    refuseOver(Object.fromEntries(moved.map((date) => [date, dates[date]])), now)
    refuseOrder(dates)
    await tx
      .updateTable('contest')
      .set({ name, noAnswerMax, ...dates })
      .where('contestId', '=', contestId)
      .execute()
    await removeElections(tx, { contestId, electionIds: before.electionIds.filter((id) => !electionIds.includes(id)), now })
    await addElections(tx, { contestId, electionIds: electionIds.filter((id) => !before.electionIds.includes(id)), now })
    return checked(tx, contestId, now)
  })
}

/** Every contest, in the order in which they were made. */
export async function readContests(db: Database, now: Date): Promise<Contest[]> {
  const rows = await db.selectFrom('contest').selectAll().orderBy('contestId').execute()
  const elections = await db.selectFrom('contestElection').selectAll().orderBy('electionId').execute()
  return Promise.all(
    rows.map(async ({ createdAt: _, ...row }) => {
      const electionIds = elections.filter(({ contestId }) => contestId === row.contestId).map(({ electionId }) => electionId)
      return { ...row, electionIds, invited: await countInvited(db, electionIds, now) }
    }),
  )
}

/** Nobody is invited, and no other contest changed, while it runs. */
function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table contest, candidacy in share row exclusive mode`.execute(tx)
    return work(tx)
  })
}

async function readContest(db: Database, contestId: number, now: Date): Promise<Contest> {
  const found = (await readContests(db, now)).find((contest) => contest.contestId === contestId)
  if (!found) throw new StartError(`There is no contest ${contestId}`)
  return found
}

/** What is stored now, once its dates are before the first of its elections. */
async function checked(db: Database, contestId: number, now: Date): Promise<Contest> {
  const contest = await readContest(db, contestId, now)
  const { electionIds } = contest
  if (electionIds.length === 0) throw new StartError('Which elections? Say --elections')
  const first = await db
    .selectFrom('election')
    .select(['id', 'electionDate'])
    .where('id', 'in', electionIds)
    .orderBy('electionDate')
    .executeTakeFirst()
  if (!first) return contest
  const begin = instantOfZurich(Date.parse(`${first.electionDate}T00:00:00Z`))
  const late = DATE_NAMES.find((name) => contest[name].getTime() > begin)
  if (late) {
    throw new StartError(
      `${DATES[late]} (${shown(contest[late])}) is after the begin of ${first.electionDate}, the day of election ${first.id}`,
    )
  }
  return contest
}

function refuseOver(dates: Partial<Dates>, now: Date): void {
  const over = DATE_NAMES.find((name) => (dates[name] ?? after(now)) <= now)
  if (over) throw new StartError(`${DATES[over]} (${shown(dates[over] ?? now)}) is over already`)
}

function refuseOrder({ submitUntil, lateUntil }: Pick<Dates, 'submitUntil' | 'lateUntil'>): void {
  if (lateUntil < submitUntil) throw new StartError(`--late-until (${shown(lateUntil)}) is before --submit-until (${shown(submitUntil)})`)
}

const after = (moment: Date) => new Date(moment.getTime() + 1)

function refuseFixed(before: Contest, next: Dates & { readonly noAnswerMax: number }, moved: readonly (keyof Dates)[]): void {
  const fixed = `The rules of contest ${before.contestId} are fixed, because somebody is invited (${before.invited})`
  if (next.noAnswerMax !== before.noAnswerMax) throw new StartError(`${fixed}: --no-answer-max stays ${before.noAnswerMax}`)
  const earlier = moved.find((name) => next[name] < before[name])
  if (earlier) throw new StartError(`${fixed}: ${DATES[earlier]} can only be later than ${shown(before[earlier])}`)
}

interface Elections {
  readonly contestId: number
  readonly electionIds: readonly number[]
  readonly now: Date
}

async function addElections(db: Database, { contestId, electionIds, now }: Elections): Promise<void> {
  for (const electionId of electionIds) {
    const election = await db.selectFrom('election').select('id').where('id', '=', electionId).executeTakeFirst()
    if (!election) throw new StartError(`There is no election ${electionId}`)
    await refuseInvited(db, electionId, now)
    const added = await db
      .insertInto('contestElection')
      .values({ electionId, contestId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('electionId')
      .execute()
    if (added.length === 0) throw new StartError(`Election ${electionId} belongs to a contest already`)
  }
}

async function removeElections(db: Database, { contestId, electionIds, now }: Elections): Promise<void> {
  for (const electionId of electionIds) {
    await refuseInvited(db, electionId, now)
    await db.deleteFrom('contestElection').where('electionId', '=', electionId).where('contestId', '=', contestId).execute()
  }
}

async function refuseInvited(db: Database, electionId: number, now: Date): Promise<void> {
  const invited = await countInvited(db, [electionId], now)
  if (invited > 0) throw new StartError(`Somebody of election ${electionId} is invited (${invited}): its rules are fixed`)
}

async function countInvited(db: Database, electionIds: readonly number[], now: Date): Promise<number> {
  const { invited } = await db
    .selectFrom('candidacy')
    .leftJoin('invitation', 'invitation.candidacyId', 'candidacy.candidacyId')
    .leftJoin('letterCode', 'letterCode.candidacyId', 'candidacy.candidacyId')
    .select((eb) => eb.fn.countAll<number>().as('invited'))
    .where('electionId', 'in', [0, ...electionIds])
    .where((eb) => eb.or([eb('actorId', 'is not', null), eb('invitation.expiresAt', '>', now), eb('letterCode.expiresAt', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(invited)
}

function shown(moment: Date): string {
  return swissMoment(moment.getTime())
}
