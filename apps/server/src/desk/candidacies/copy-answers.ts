import type { CandidacyOfPerson, ContentLanguage } from '@plenara/contract'
import { answerField, copiedAnswers } from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import { readOfficial } from './official-candidacies.ts'
import { lockStatement, type Saving } from './save-statement.ts'
import { hasSubmitted, missingOf, readAsked, readDraft, refuseFrozen, type Standing } from './statement.ts'

/**
 * Takes over what the person has decided for another candidacy on questions that are the same, where nothing is decided here. It is marked until the person has
 * looked at it; nothing is submitted. Throws `frozen`.
 */
export async function copyAnswers({ db, now }: Saving, standing: Standing, from: Standing) {
  const questions = await readAsked(db, standing)
  const { candidacyId } = standing
  return db.transaction().execute(async (tx) => {
    const before = await lockStatement(tx, candidacyId, now())
    refuseFrozen(standing, await hasSubmitted(tx, candidacyId), now())
    const copied = copiedAnswers(await decidedIn(tx, from), { questions, answers: before.answers })
    if (copied.length === 0) return { version: before.version, missing: missingOf(standing, questions, before.answers) }
    const version = before.version + 1
    const ids = copied.map(({ questionId }) => questionId)
    const answers = { ...before.answers, ...Object.fromEntries(copied.map(({ questionId, value }) => [questionId, value])) }
    const touched = { ...before.touched, ...Object.fromEntries(ids.map((id) => [answerField(id), version])) }
    await tx
      .updateTable('statement')
      .set({ version, answers: JSON.stringify(answers), touched: JSON.stringify(touched), updatedAt: now() })
      .set({ copied: JSON.stringify([...before.copied, ...ids]) })
      .where('candidacyId', '=', candidacyId)
      .execute()
    return { version, missing: missingOf(standing, questions, answers) }
  })
}

interface Copying {
  readonly others: readonly Standing[]
  readonly language: ContentLanguage
}

/** From which other candidacies of the person how many answers can be taken over. */
export async function readCopyable(
  db: Database,
  standing: Standing,
  { others, language }: Copying,
): Promise<CandidacyOfPerson['copyable']> {
  const to = await decidedIn(db, standing)
  const copyable: CandidacyOfPerson['copyable'] = []
  for (const other of others) {
    const answers = copiedAnswers(await decidedIn(db, other), to).length
    const [official] = answers > 0 ? await readOfficial(db, { candidateIds: [other.candidateId] }, language) : []
    if (official) copyable.push({ id: other.candidacyId, election: official.election.name, answers })
  }
  return copyable
}

async function decidedIn(db: Database, standing: Standing) {
  return { questions: await readAsked(db, standing), answers: (await readDraft(db, standing.candidacyId)).answers }
}
