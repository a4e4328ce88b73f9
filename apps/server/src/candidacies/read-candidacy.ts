import type { CandidacyOfPerson, ContentLanguage } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import { readOfficial } from './official-candidacies.ts'
import { answersTo, missingOf, presentDates, readDraft, readAsked, type Standing } from './statement.ts'
import { presentSubmission, readLast } from './submit.ts'

/** A candidacy with what was decided, what is missing and what was submitted. Throws `not_found` for somebody who is no longer on the lists. */
export async function readCandidacy(
  db: Database,
  standing: Standing,
  { language, now }: { language: ContentLanguage; now: Date },
): Promise<CandidacyOfPerson> {
  const { candidacyId, candidateId } = standing
  const [official] = await readOfficial(db, { candidateIds: [candidateId] }, language)
  if (!official) throw new DomainError('not_found')
  const questions = await readAsked(db, standing)
  const draft = await readDraft(db, candidacyId)
  const last = await readLast(db, candidacyId)
  const answers = answersTo(questions, draft.answers)
  const dates = presentDates(standing, last !== undefined, now)
  return {
    ...official,
    id: candidacyId,
    version: draft.version,
    answers,
    missing: missingOf(standing, questions, draft.answers),
    submission: last ? presentSubmission(last) : null,
    isChanged: last !== undefined && answers.some(({ questionId, value }) => last.answers[questionId] !== value),
    ...dates,
    isFrozen: dates.frozenBy !== undefined,
    now: now.toISOString(),
  }
}
