import { reminderRefusal, teamState } from '@plenara/domain'
import { DeskError } from '../desk-error.ts'
import type { Inviting } from '../invite.ts'
import { readStandings } from '../statement.ts'
import { queueReminder } from '../waves/reminders.ts'
import { readPerson } from '../waves/wave-worker.ts'
import { endOfReminders, findOnLists } from './read-team.ts'

interface Reminding {
  /** Of the secretariat. */
  readonly actorId: number
  readonly candidateId: number
}

/**
 * Reminds somebody of a list for its secretariat, once a week. To who has stopped reminders, says not to be meant or refuses mails none goes, and the secretariat
 * hears nothing of that. Throws `not_found` for somebody of another list, `nothing_to_remind`, and `reminded_lately`.
 */
export async function remindCandidate(inviting: Inviting, { actorId, candidateId }: Reminding): Promise<void> {
  const { now, outbox } = inviting
  await inviting.db.transaction().execute(async (db) => {
    const { candidacyId } = await findOnLists(db, { actorId, candidateId, now: now() })
    const [standing] = candidacyId === null ? [] : await readStandings(db, { candidacyIds: [candidacyId] })
    if (candidacyId === null || !standing) throw new DeskError('nothing_to_remind')
    const reminded = await readPerson(db, candidacyId, now())
    // After the lock: of two reminders at once one counts, and who submits meanwhile gets none.
    const person = await findOnLists(db, { actorId, candidateId, now: now() })
    const until = endOfReminders({ submitUntil: standing.contest?.submitUntil ?? null, electionDate: standing.electionDate })
    const remindedAt = person.remindedAt?.getTime() ?? null
    const refusal = reminderRefusal({ state: teamState(person), remindedAt, until }, now().getTime())
    if (refusal !== null) throw new DeskError(refusal)
    await db.updateTable('candidacy').set({ teamRemindedAt: now() }).where('candidacyId', '=', candidacyId).execute()
    await queueReminder({ ...inviting, db }, { ...reminded, submitUntil: new Date(until) })
  })
  outbox.wake()
}
