import type { CandidacyOfPerson, ContentLanguage } from '@plenara/contract'
import { canonicalContent, contentOf, contentParts, DomainError } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import { readDelivered } from './delivered-profile.ts'
import { readOfficial } from './official-candidacies.ts'
import {
  type Asked,
  contentToSubmit,
  type Draft,
  missingOf,
  partsOn,
  presentDates,
  readDraft,
  readAsked,
  type Standing,
} from './statement.ts'
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
  const dates = presentDates(standing, last !== undefined, now)
  return {
    ...official,
    id: candidacyId,
    version: draft.version,
    ...partsOn(questions, draft),
    delivered: await readDelivered(db, candidateId, draft.touched),
    missing: missingOf(standing, questions, draft.answers),
    submission: last ? presentSubmission(last) : null,
    isChanged: last !== undefined && differs(questions, draft, last),
    ...dates,
    isFrozen: dates.frozenBy !== undefined,
    now: now.toISOString(),
  }
}

/** Whether something is said otherwise than it was submitted, on the questions that are asked today. */
function differs(questions: readonly Asked[], draft: Draft, last: Pick<Draft, 'answers' | 'content'>): boolean {
  if (questions.some(({ id }) => draft.answers[id] !== undefined && draft.answers[id] !== last.answers[id])) return true
  const ids = questions.map(({ id }) => id)
  const then = { ...contentOf(contentParts(last.content, ids)), ...(last.content.profile && { profile: last.content.profile }) }
  return JSON.stringify(canonicalContent(contentToSubmit(questions, draft))) !== JSON.stringify(canonicalContent(then))
}
