import type { CandidacyOfPerson, ContentLanguage } from '@plenara/contract'
import { canonicalContent, contentOf, contentParts, DomainError, isOfProfile, isOnQuestion, portraitPart } from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import { readCopyable } from './copy-answers.ts'
import { readDelivered } from './delivered-profile.ts'
import { countDecisions } from './moderation/own-decisions.ts'
import { readOfficial } from './official-candidacies.ts'
import { readShown } from './portrait/portrait.ts'
import { presentPrepared } from './secretariats/membership.ts'
import {
  type Asked,
  contentToSubmit,
  type Draft,
  isWithheld,
  missingOf,
  partsOn,
  presentDates,
  readDraft,
  readAsked,
  type Standing,
} from './statement.ts'
import { presentSubmission, readLast } from './submit.ts'

interface Reading {
  readonly language: ContentLanguage
  readonly now: Date
  /** The other candidacies of the person. */
  readonly others?: readonly Standing[]
}

/** A candidacy with what was decided, what is missing and what was submitted. Throws `not_found` for somebody who is no longer on the lists. */
export async function readCandidacy(db: Database, standing: Standing, { language, now, others = [] }: Reading): Promise<CandidacyOfPerson> {
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
    portrait: await readShown(db, candidateId, draft.content.portrait),
    missing: missingOf(standing, questions, draft.answers),
    copied: draft.copied.filter((id) => questions.some((question) => question.id === id)),
    copyable: dates.frozenBy === undefined ? await readCopyable(db, standing, { others, language }) : [],
    role: standing.preparer ? 'secretariat' : 'person',
    prepared: await presentPrepared(db, preparedOn(questions, draft.prepared)),
    submission: last ? presentSubmission(last) : null,
    decided: standing.preparer ? 0 : await countDecisions(db, standing),
    isChanged: last !== undefined && (isWithheld(standing, last) || differs(questions, draft, last)),
    ...dates,
    isFrozen: dates.frozenBy !== undefined,
    now: now.toISOString(),
  }
}

/** What secretariats wrote of the person, and on the questions that are asked today. */
function preparedOn(questions: readonly Asked[], prepared: Draft['prepared']): Draft['prepared'] {
  const isShown = (field: string) => isOfProfile(field) || questions.some(({ id }) => isOnQuestion(field, id))
  return Object.fromEntries(Object.entries(prepared).filter(([field]) => isShown(field)))
}

/** Whether something is said otherwise than it was submitted, on the questions that are asked today. */
function differs(questions: readonly Asked[], draft: Draft, last: Pick<Draft, 'answers' | 'content'>): boolean {
  if (questions.some(({ id }) => draft.answers[id] !== undefined && draft.answers[id] !== last.answers[id])) return true
  const ids = questions.map(({ id }) => id)
  const { profile } = last.content
  const then = { ...contentOf(contentParts(last.content, ids)), ...(profile && { profile }), ...portraitPart(last.content) }
  return JSON.stringify(canonicalContent(contentToSubmit(questions, draft))) !== JSON.stringify(canonicalContent(then))
}
