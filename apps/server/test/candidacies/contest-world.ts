import type { NewCorrection, StatementAnswer } from '@plenara/contract'
import { actorPasskeys } from '../../src/accounts/actors/actor-passkeys.ts'
import { createDataKey } from '../../src/keys/data-key.ts'
import { createLimiter, type Limiter } from '../../src/accounts/attempts/limiter.ts'
import { createMemoryAttemptStore } from '../../src/accounts/attempts/memory-attempt-store.ts'
import { claim } from '../../src/desk/candidacies/claim.ts'
import { askCorrection, readCorrections, takeBackCorrection } from '../../src/desk/candidacies/corrections/correct.ts'
import { inviteCandidate } from '../../src/desk/candidacies/invite.ts'
import { readOfficial } from '../../src/desk/candidacies/official-candidacies.ts'
import { readCandidacy } from '../../src/desk/candidacies/read-candidacy.ts'
import { saveStatement } from '../../src/desk/candidacies/save-statement.ts'
import { ownStanding, readAsked } from '../../src/desk/candidacies/statement.ts'
import { submitStatement } from '../../src/desk/candidacies/submit.ts'
import type { DeskMail } from '../../src/notify/mail/mail.ts'
import { DEMONSTRATION } from '../support/fillings.ts'
import { quickAccounts } from '../support/quick-accounts.ts'
import { createFilledDatabase } from '../support/test-database.ts'

export const DAY_MS = 86_400_000

/** The services of the desk over the demonstration, with a clock that stands where it is set. */
export async function openContestWorld() {
  const database = await createFilledDatabase(DEMONSTRATION)
  const { db } = database
  const election = await db
    .selectFrom('election')
    .innerJoin('candidate', 'candidate.electionId', 'election.id')
    .select(['election.id', 'electionDate'])
    .where('number', 'is not', null)
    .where('questionnaireId', 'is not', null)
    .orderBy('election.id')
    .executeTakeFirstOrThrow()
  const people = await readOfficial(db, { electionId: election.id }, 'de')
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  const { hasher } = quickAccounts()
  const mails: DeskMail[] = []
  const outbox = {
    add: async () => undefined,
    addForDesk: async (_: unknown, mail: DeskMail) => void mails.push(mail),
    wake: () => undefined,
  }
  let clock = Date.parse(`${election.electionDate}T00:00:00Z`) - 60 * DAY_MS
  const now = () => new Date(clock)
  const newLimiter = () => createLimiter({ store: createMemoryAttemptStore(), dataKey, now, onError: () => undefined })
  let limiter: Limiter = newLimiter()
  const invite = async (index: number) => {
    const number = people[index]?.number ?? ''
    const context = { db, dataKey, outbox, now, deskUrl: 'https://desk.example' }
    const { candidacyId } = await inviteCandidate(context, {
      electionId: election.id,
      number,
      email: `p${index}@example.ch`,
      language: 'de',
    })
    return { candidacyId, code: mails.at(-1)?.link?.split('#')[1] ?? '' }
  }
  const context = () => ({ db, dataKey, hasher, limiter, now, outbox, deskUrl: 'https://desk.example' })
  const take = (code: string) =>
    claim(
      { ...context(), site: 'https://plenara.example', passkeys: actorPasskeys(context(), async () => undefined) },
      { code, by: { code, password: 'Gletscher12!!' }, address: '192.0.2.1', onFound: async () => undefined },
    )
  /** What an account does for one of its candidacies. */
  const of = (candidacyId: number, actorId: number) => {
    const standing = () => ownStanding(db, candidacyId, actorId)
    const read = async () => readCandidacy(db, await standing(), { language: 'de', now: now() })
    return {
      candidacyId,
      actorId,
      read,
      save: async (answers: readonly StatementAnswer[], version?: number) =>
        saveStatement({ db, now }, await standing(), { version: version ?? (await read()).version, answers }),
      correct: async (sent: NewCorrection) => askCorrection({ db, limiter, now }, await standing(), { ...sent, actorId }),
      corrections: async () => readCorrections({ db, now }, await standing()),
      takeBack: async (correctionId: number) => takeBackCorrection(db, await standing(), correctionId),
      submit: async (version?: number) =>
        submitStatement({ db, limiter, outbox, now, deskUrl: 'https://desk.example' }, await standing(), {
          ...{ version: version ?? (await read()).version, consentVersion: '1', actorId },
        }),
    }
  }
  const claimed = async (index: number) => {
    const { candidacyId, code } = await invite(index)
    return of(candidacyId, await take(code))
  }
  const questionIds = async () => {
    const { questionnaireId } = await db
      .selectFrom('election')
      .select('questionnaireId')
      .where('id', '=', election.id)
      .executeTakeFirstOrThrow()
    return (await readAsked(db, { questionnaireId })).map(({ id }) => id)
  }
  return {
    ...{ db, election, people, invite, take, of, claimed, now, mails },
    deciding: { db, outbox, now, deskUrl: 'https://desk.example' },
    questionIds: await questionIds(),
    setClock: (instant: number) => {
      clock = instant
    },
    reset: async () => {
      for (const table of [
        'candidacy',
        'statementChange',
        'moderationDecision',
        'readerReport',
        'publication',
        'actor',
        'contest',
      ] as const)
        await db.deleteFrom(table).execute()
      limiter = newLimiter()
    },
    close: () => database.drop(),
  }
}

export type ContestWorld = Awaited<ReturnType<typeof openContestWorld>>

/** `ok`, or the code of what was thrown. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: unknown) => String((error as { code?: unknown }).code ?? error),
  )
}
