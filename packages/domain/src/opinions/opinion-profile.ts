import type { Weight } from '@plenara/contract'

/** A question with those that ask the same in other elections. */
export interface OpinionQuestion {
  readonly id: number
  /** Absent where it is the id of the question. */
  readonly opinionId?: number | undefined
  readonly sameIds?: readonly number[] | undefined
}

/** An answer of the record of one election; moments in whole seconds since 1970. */
export interface ElectionAnswer {
  readonly questionId: number
  readonly value: number | null
  readonly weight: Weight
  /** Absent where it is unknown, which counts as before every known moment. */
  readonly answeredAt?: number
  /** For this election alone: neither taken to others nor replaced by them. */
  readonly only?: boolean | undefined
}

/** An opinion with the election and question where it was given. */
export interface ProfileAnswer {
  readonly opinionId: number
  readonly questionId: number
  readonly electionId: number
  readonly value: number | null
  readonly weight: Weight
  readonly at: number
  /** When it was replaced or taken back; absent while it counts. Kept only as long as an election that is over counts it. */
  readonly until?: number
}

/** The answers that a user gave once for all elections. */
export interface OpinionProfile {
  readonly answers: readonly ProfileAnswer[]
  /** Elections that start without opinions: they take nothing from the others. */
  readonly off: readonly number[]
  /** Elections that take nothing until the user has agreed: they are older than shared opinions. */
  readonly held: readonly number[]
  /** Questions that take nothing in one election. */
  readonly apart: readonly { readonly electionId: number; readonly questionId: number }[]
  /** Elections that were over at this moment take nothing. */
  readonly since: number
}

/** When an election day ends, in seconds since 1970, and whether it has. */
export interface OpinionElection {
  readonly id: number
  readonly end: number
  readonly isOver: boolean
}

export const EMPTY_PROFILE: OpinionProfile = { answers: [], off: [], held: [], apart: [], since: 0 }

/** The answer that counts for a question and where it was given: null where it was given in this election. */
export interface EffectiveAnswer {
  readonly questionId: number
  readonly value: number | null
  readonly weight: Weight
  readonly from: number | null
  readonly only: boolean
}

/**
 * The answers that count in an election: the later one of its own and that of the profile; always its own where it is for this election alone; that of
 * the profile where there is no own one, unless the election takes none. In an election that is over count the answers that counted when its day ended, and
 * those given in it since.
 * @returns own answers in their order, then those from other elections in the order of the questions
 */
export function effectiveAnswers(
  election: OpinionElection,
  questions: readonly OpinionQuestion[],
  { own, profile }: { readonly own: readonly ElectionAnswer[]; readonly profile: OpinionProfile },
): EffectiveAnswer[] {
  const carried = carriedAnswers(election, questions, profile)
  const answeredHere = new Set(own.map(({ questionId }) => questionId))
  return [
    ...own.map((answer) => newerOf(answer, carried.get(answer.questionId), election.id)),
    ...[...carried].flatMap(([questionId, answer]) => (answeredHere.has(questionId) ? [] : [fromProfile(questionId, answer, election.id)])),
  ]
}

/** The answers of the profile to these questions, by question, whether or not the election has its own. */
export function carriedAnswers(
  election: OpinionElection,
  questions: readonly OpinionQuestion[],
  profile: OpinionProfile,
): Map<number, ProfileAnswer> {
  const isClosed = [...profile.off, ...profile.held].includes(election.id) || (election.isOver && election.end <= profile.since)
  if (isClosed) return new Map()
  const apart = new Set(apartIn(profile, election.id))
  const latest = latestByQuestion(profile, (answer) => (election.isOver ? countsAt(answer, election.end) : answer.until === undefined))
  return new Map(
    questions.flatMap((question) => {
      const answer = apart.has(question.id) ? undefined : laterOf(idsOf(question).map((id) => latest.get(id)))
      return answer ? [[question.id, answer] as const] : []
    }),
  )
}

/** The questions of an election that take nothing from the others. */
export function apartIn({ apart }: OpinionProfile, electionId: number): number[] {
  return apart.flatMap((one) => (one.electionId === electionId ? [one.questionId] : []))
}

/** The ids of the questions that ask the same as this one, itself first. */
export function idsOf({ id, sameIds = [] }: OpinionQuestion): number[] {
  return [id, ...sameIds]
}

/** Whether an answer of the profile was the one that counted at a moment. */
export function countsAt({ at, until }: ProfileAnswer, moment: number): boolean {
  return at < moment && (until === undefined || until >= moment)
}

/**
 * Every answer is written to the profile too, so that of two in the same second that of the profile is the later one. Equal answers count as given here: an
 * answer that the voter gave here is never shown as one from another election.
 */
function newerOf(own: ElectionAnswer, other: ProfileAnswer | undefined, electionId: number): EffectiveAnswer {
  const { questionId, value, weight, answeredAt = 0, only = false } = own
  const isSame = other?.value === value && other.weight === weight
  if (!other || only || isSame || other.at < answeredAt) return { questionId, value, weight, from: null, only }
  return fromProfile(questionId, other, electionId)
}

function fromProfile(questionId: number, { value, weight, electionId }: ProfileAnswer, here: number): EffectiveAnswer {
  return { questionId, value, weight, from: electionId === here ? null : electionId, only: false }
}

function latestByQuestion({ answers }: OpinionProfile, counts: (answer: ProfileAnswer) => boolean): Map<number, ProfileAnswer> {
  const latest = new Map<number, ProfileAnswer>()
  for (const answer of answers) {
    const newest = latest.get(answer.questionId)
    if (counts(answer) && (newest === undefined || answer.at > newest.at)) latest.set(answer.questionId, answer)
  }
  return latest
}

function laterOf(answers: readonly (ProfileAnswer | undefined)[]): ProfileAnswer | undefined {
  return answers.reduce((best, answer) => (answer && (best === undefined || answer.at > best.at) ? answer : best), undefined)
}
