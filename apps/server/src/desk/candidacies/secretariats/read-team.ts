import type { ContentLanguage, Team, TeamCandidacy } from '@plenara/contract'
import {
  canProposeIn,
  compareListNumbers,
  DomainError,
  frozenBy,
  instantOfZurich,
  pickText,
  reminderRefusal,
  type TeamFacts,
  teamState,
} from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { WRONG_DATES } from '../letters/letter-code.ts'
import { readMemberships } from './membership.ts'
import { readPrepared } from './preparing.ts'

interface ReadingTeam {
  readonly actorId: number
  readonly language: ContentLanguage
  readonly now: Date
}

/** What the secretariats of an account look after: each list with its people and how far they are. Throws `not_found` for an account of none. */
export async function readTeam(db: Database, { actorId, language, now }: ReadingTeam): Promise<Team> {
  const secretariats = await readMemberships(db, actorId)
  if (secretariats.length === 0) throw new DomainError('not_found')
  const prepared = new Set(await readPrepared(db, actorId, now))
  const lists = await readLists(db, actorId)
  const people = await readPeople(db, { actorId, now })
  return {
    secretariats,
    now: now.toISOString(),
    lists: lists.map((list): Team['lists'][number] => {
      const { listId, number, name, electionId, electionName, electionDate } = list
      const text = (words: typeof name) => pickText(words, language)?.text ?? ''
      const dates = list.submitUntil && list.lateUntil && { submitUntil: list.submitUntil.getTime(), lateUntil: list.lateUntil.getTime() }
      return {
        ...{ id: listId, number, name: text(name), election: { id: electionId, name: text(electionName), electionDate } },
        isOver: frozenBy({ electionDate, dates, hasSubmitted: false }, now.getTime()) !== null,
        people: people
          .filter((person) => person.listId === listId)
          .map((person) => presentPerson(person, { until: endOfReminders(list), prepared, now })),
      }
    }),
  }
}

async function readLists(db: Database, actorId: number) {
  const rows = await db
    .selectFrom('officialList')
    .innerJoin('election', 'election.id', 'officialList.electionId')
    .leftJoin('contestElection', 'contestElection.electionId', 'election.id')
    .leftJoin('contest', 'contest.contestId', 'contestElection.contestId')
    .select(['officialList.id as listId', 'officialList.number', 'officialList.name', 'contest.submitUntil', 'contest.lateUntil'])
    .select(['election.id as electionId', 'election.name as electionName', 'electionDate'])
    .where('officialList.gone', 'is', null)
    .where('officialList.id', 'in', sql<number>`(${listsOf(actorId)})`)
    .execute()
  return rows.toSorted(
    (a, b) => a.electionDate.localeCompare(b.electionDate) || a.electionId - b.electionId || compareListNumbers(a.number, b.number),
  )
}

/** The official lists that the secretariats of an account look after. */
const listsOf = (actorId: number) =>
  sql`select l.list_id from secretariat_list l join secretariat_member m on m.secretariat_id = l.secretariat_id where m.actor_id = ${actorId}`

interface PersonRow extends TeamFacts {
  readonly candidateId: number
  readonly listId: number
  readonly firstName: string
  readonly lastName: string
  readonly number: string | null
  readonly candidacyId: number | null
  readonly remindedAt: Date | null
  readonly isProposed: boolean
}

interface WantedPeople {
  readonly actorId: number
  /** That one alone. */
  readonly candidateId?: number
  readonly now: Date
}

/** Nothing of what a person says is among it, and of how they are reached only whether. */
async function readPeople(db: Database, { actorId, candidateId, now }: WantedPeople): Promise<PersonRow[]> {
  const alone = candidateId === undefined ? sql`` : sql`and k.id = ${candidateId}::bigint`
  const { rows } = await sql<PersonRow>`
    select k.id as candidate_id, k.list_id, k.first_name, k.last_name, k.number, c.candidacy_id, c.team_reminded_at as reminded_at,
      c.actor_id is not null as is_claimed, c.withdrawn_at is not null as is_withdrawn,
      exists (select from statement_revision r where r.candidacy_id = c.candidacy_id) as is_submitted,
      exists (select from statement s where s.candidacy_id = c.candidacy_id and s.version > 0) as is_begun,
      coalesce(c.contact, c.addressee) is not null as is_reachable,
      exists (select from invitation i where i.candidacy_id = c.candidacy_id and i.expires_at > ${now})
        or exists (select from letter_code o where o.candidacy_id = c.candidacy_id and o.expires_at > ${now} and o.wrong_dates < ${WRONG_DATES})
        as is_invited,
      exists (select from invitation i where i.candidacy_id = c.candidacy_id) or exists (select from delivery d where d.candidacy_id = c.candidacy_id)
        or exists (select from letter_code o where o.candidacy_id = c.candidacy_id) as was_invited,
      exists (select from address_proposal p where p.candidate_id = k.id) as is_proposed
    from candidate k left join candidacy c on c.candidate_id = k.id
    where k.gone is null and k.list_id in (${listsOf(actorId)}) ${alone}
    order by k.list_position, k.number, k.id`.execute(db)
  return rows
}

interface PresentedBy {
  /** In milliseconds since 1970. */
  readonly until: number
  readonly prepared: ReadonlySet<number>
  readonly now: Date
}

function presentPerson(row: PersonRow, { until, prepared, now }: PresentedBy): TeamCandidacy {
  const { candidateId, firstName, lastName, number, candidacyId, remindedAt, isProposed } = row
  const state = teamState(row)
  return {
    ...{ id: candidateId, firstName, lastName, number, state, isProposed },
    cid: candidacyId !== null && prepared.has(candidacyId) ? candidacyId : null,
    remindedAt: remindedAt?.toISOString() ?? null,
    canRemind: reminderRefusal({ state, remindedAt: remindedAt?.getTime() ?? null, until }, now.getTime()) === null,
    canPropose: canProposeIn(state),
  }
}

/** When a reminder asks for nothing any more, in milliseconds since 1970: with the end of changes, without a contest with the day of the election. */
export function endOfReminders({
  submitUntil,
  electionDate,
}: {
  readonly submitUntil: Date | null
  readonly electionDate: string
}): number {
  return submitUntil?.getTime() ?? instantOfZurich(Date.parse(`${electionDate}T00:00:00Z`))
}

/** Somebody on a list that a secretariat of the account looks after, as they are now. Throws `not_found` for anybody else. */
export async function findOnLists(db: Database, wanted: Required<WantedPeople>): Promise<PersonRow> {
  const [person] = await readPeople(db, wanted)
  if (!person) throw new DomainError('not_found')
  return person
}
