import type { CommonSnapshot, ElectionEntry, QuestionSnapshot } from '@plenara/contract'
import {
  buildProfile,
  DomainError,
  EMPTY_PROFILE,
  effectiveAnswers,
  type EffectiveAnswer,
  type ElectionAnswers,
  endOfElectionDay,
  idsOf,
  isOnScale,
  type OpinionElection,
  type OpinionProfile,
} from '@plenara/domain'
import type { Services } from '../handler.ts'
import type { Catalogue, StoredResponse, UserContent } from '../store.ts'
import { type ElectionData, loadElection } from './election-data.ts'

/** What of the services opinions take. */
export type OpinionServices = Pick<Services, 'catalogue' | 'users' | 'now'>

export interface ElectionOpinions {
  readonly own: readonly StoredResponse[]
  readonly profile: OpinionProfile
  /** What counts in the election. */
  readonly responses: EffectiveAnswer[]
}

/** What a user thinks in an election: own answers and those carried from others. */
export async function loadOpinions(services: OpinionServices, userId: number, election: ElectionData): Promise<ElectionOpinions> {
  const profile = await loadProfile(services, userId)
  const { responses: own } = await services.users.getOpinions(userId, election.snapshot.election.id)
  return { own, profile, responses: responsesOf(services, election, { own, profile }) }
}

/** The answers that count in an election, from the two records. A question that is asked no longer has none, nor has one that was answered on another scale. */
export function responsesOf(
  { now }: Pick<Services, 'now'>,
  { snapshot }: ElectionData,
  records: { readonly own: readonly StoredResponse[]; readonly profile: OpinionProfile },
): EffectiveAnswer[] {
  const { questions } = snapshot
  const typeById = new Map(questions.flatMap((question) => idsOf(question).map((id) => [id, question.type] as const)))
  const fits = ({ questionId, value }: { readonly questionId: number; readonly value: number | null }) => {
    const type = typeById.get(questionId)
    return type !== undefined && isOnScale(type, value)
  }
  const profile = { ...records.profile, answers: records.profile.answers.filter(fits) }
  return effectiveAnswers(opinionElection(snapshot.election, now()), questions, { own: records.own.filter(fits), profile })
}

export function opinionElection({ id, electionDate }: Pick<ElectionEntry, 'id' | 'electionDate'>, now: Date): OpinionElection {
  const end = endOfElectionDay(electionDate) / 1000
  return { id, end, isOver: now.getTime() / 1000 >= end }
}

const endsByCommon = new WeakMap<CommonSnapshot, readonly number[]>()

/** When the days of all elections end, in seconds since 1970. */
export async function electionEnds(catalogue: Catalogue): Promise<readonly number[]> {
  const common = await catalogue.common()
  const known = endsByCommon.get(common)
  if (known) return known
  const days = new Set(common.elections.map(({ electionDate }) => electionDate))
  const ends = [...days].map((day) => endOfElectionDay(day) / 1000)
  endsByCommon.set(common, ends)
  return ends
}

/**
 * The record of what counts in all elections. An account from before has none: it is built from the records of its elections and kept. Where it cannot be
 * kept, nothing is carried, as before.
 */
export async function loadProfile(services: OpinionServices, userId: number): Promise<OpinionProfile> {
  const stored = await services.users.getProfile(userId)
  if (stored !== null) return stored
  const content = await services.users.getContent(userId)
  const records = await answersPerElection(services, content?.opinions ?? [])
  if (records.length === 0) return content?.profile ?? EMPTY_PROFILE
  try {
    return await keepBuilt(services, userId, records)
  } catch (error) {
    if (error instanceof DomainError) return EMPTY_PROFILE
    throw error
  }
}

/** The marks come first: interrupted here, the next reading builds the same profile. */
async function keepBuilt(
  { catalogue, users, now }: OpinionServices,
  userId: number,
  records: readonly ElectionAnswers[],
): Promise<OpinionProfile> {
  const { elections } = await catalogue.common()
  const open = elections.map((election) => opinionElection(election, now())).filter(({ isOver }) => !isOver)
  const { profile, only } = buildProfile(
    records,
    open.map(({ id }) => id),
    Math.floor(now().getTime() / 1000),
  )
  for (const { electionId, questionIds } of only) {
    await users.changeOpinions(userId, electionId, (opinions) => ({
      ...opinions,
      responses: opinions.responses.map((response) => (questionIds.includes(response.questionId) ? { ...response, only: true } : response)),
    }))
  }
  return users.changeProfile(userId, (present) => present ?? profile)
}

/** Elections that the data no longer has are left out. */
async function answersPerElection({ catalogue, now }: OpinionServices, opinions: UserContent['opinions']): Promise<ElectionAnswers[]> {
  const existing = new Set((await catalogue.common()).elections.map(({ id }) => id))
  const answered = opinions.filter(({ electionId, responses }) => responses.length > 0 && existing.has(electionId))
  return Promise.all(
    answered.map(async ({ electionId, responses }) => {
      const { snapshot } = await loadElection(catalogue, electionId)
      const questions: readonly QuestionSnapshot[] = snapshot.questions
      return { election: opinionElection(snapshot.election, now()), questions, responses }
    }),
  )
}
