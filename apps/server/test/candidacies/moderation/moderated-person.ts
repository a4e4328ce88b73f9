import type { ModerationReason, StatementParts } from '@plenara/contract'
import { exportCandidacy } from '../../../src/desk/candidacies/export-candidacy.ts'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { holdField, keepField, restoreField, returnField } from '../../../src/desk/candidacies/moderation/decide.ts'
import { appeal, readDecisions } from '../../../src/desk/candidacies/moderation/own-decisions.ts'
import { readQueue } from '../../../src/desk/candidacies/moderation/queue.ts'
import { publishStatements } from '../../../src/desk/candidacies/publication/publish-statements.ts'
import { saveStatement } from '../../../src/desk/candidacies/save-statement.ts'
import { ownStanding } from '../../../src/desk/candidacies/statement.ts'
import { createLimiter } from '../../../src/accounts/attempts/limiter.ts'
import { createMemoryAttemptStore } from '../../../src/accounts/attempts/memory-attempt-store.ts'
import { readModerationCounts } from '../../../src/catalogue/candidates/moderation-counts.ts'
import { readChangesOf } from '../../../src/catalogue/candidates/statement-changes.ts'
import { createPostgresCatalogue } from '../../../src/catalogue/snapshots/postgres-catalogue.ts'
import type { ContestWorld } from '../contest-world.ts'

export type Parts = Partial<StatementParts>

/** A text of the profile as it is saved. */
export const motto = (value: string | null, language: 'de' | 'fr' = 'de'): Parts => ({ texts: [{ text: 'motto', language, value }] })

export type ModeratedPerson = Awaited<ReturnType<typeof openModeratedPerson>>

/** Somebody who has answered everything, and what operators decide on their texts. */
export async function openModeratedPerson(world: ContestWorld, index = 0) {
  const { db, now, election, deciding } = world
  const person = await world.claimed(index)
  const { candidacyId, actorId } = person
  const { candidateId, number } = world.people[index] ?? { candidateId: 0, number: null }
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  const limiter = createLimiter({ store: createMemoryAttemptStore(), dataKey, now, onError: () => undefined })
  const standing = () => ownStanding(db, candidacyId, actorId)
  const named = (field: string) => ({ electionId: election.id, number: number ?? '', field })
  await person.save(world.questionIds.map((questionId) => ({ questionId, value: 100 })))
  return {
    ...person,
    candidateId,
    /** Saves and submits. */
    say: async (parts: Parts) => {
      await saveStatement({ db, now }, await standing(), { version: (await person.read()).version, ...parts })
      return person.submit()
    },
    hide: (field: string, reason: ModerationReason = 'insult') => holdField(deciding, named(field), reason),
    giveBack: (field: string, reason: ModerationReason = 'insult') => returnField(deciding, named(field), reason),
    restore: (field: string, revision?: number) => restoreField(deciding, named(field), revision),
    keep: (field: string) => keepField(deciding, named(field)),
    decisions: async () => readDecisions(db, await standing()),
    object: async (decisionId: number, text: string) => appeal({ db, limiter, now }, await standing(), { decisionId, text }),
    /** What voters see. */
    shown: async () => {
      const found = await createPostgresCatalogue(db).election(election.id)
      const profile = found?.candidates.find(({ id }) => id === candidateId)
      return { profile, answers: found?.answers.find((one) => one.candidateId === candidateId)?.answers ?? [] }
    },
    log: () => readChangesOf(db, candidateId),
    /** What is publicly counted as held back in the election. */
    counted: async () => {
      const counts = await readModerationCounts(db, election.id)
      return counts.flatMap(({ reason, held }) => (held > 0 ? [`${reason} ${held}`] : []))
    },
    file: async () => exportCandidacy({ db, dataKey, now }, await standing(), { actorId, language: 'de' }),
    queue: async (words: Parameters<typeof readQueue>[1]['words'] = []) =>
      (await readQueue(db, { electionId: election.id, words, now: now() })).filter((one) => one.candidacyId === candidacyId),
  }
}

/** A publication at the clock of the world. */
export const run = ({ db, now }: ContestWorld) => db.transaction().execute((tx) => publishStatements(tx, { now }))
