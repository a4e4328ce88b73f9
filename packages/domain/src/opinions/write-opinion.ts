import { countsAt, idsOf, type OpinionProfile, type OpinionQuestion, type ElectionAnswer, type ProfileAnswer } from './opinion-profile.ts'

/** An answer as it is written into the profile. */
export interface GivenOpinion extends Omit<ElectionAnswer, 'answeredAt' | 'questionId'> {
  readonly electionId: number
  readonly question: OpinionQuestion
  readonly at: number
}

/**
 * Writes an answer for all elections, or (`only`) leaves what counts elsewhere as it is. One that was given before the stored one changes nothing; the same
 * answer again changes nothing either.
 * @param ends when the election days ended, in seconds since 1970: answers that counted then are kept
 */
export function giveOpinion(profile: OpinionProfile, given: GivenOpinion, ends: readonly number[]): OpinionProfile {
  const { electionId, question, value, weight, at } = given
  const open = withoutApart(profile, electionId, question.id)
  if (given.only) return open
  const ids = new Set(idsOf(question))
  const present = open.answers.filter(({ questionId, until }) => ids.has(questionId) && until === undefined)
  if (present.some((answer) => answer.at > at || isSame(answer, given))) return open
  const answer: ProfileAnswer = { opinionId: question.opinionId ?? question.id, questionId: question.id, electionId, value, weight, at }
  return { ...open, answers: [...closed(open.answers, present, { at, ends }), answer] }
}

/** Takes an answer back everywhere, except in elections that are over and in those that have an answer of their own. */
export function takeOpinionBack(
  profile: OpinionProfile,
  {
    electionId,
    question,
    at,
    isOver,
  }: { readonly electionId: number; readonly question: OpinionQuestion; readonly at: number; readonly isOver: boolean },
  ends: readonly number[],
): OpinionProfile {
  const ids = new Set(idsOf(question))
  const present = profile.answers.filter(({ questionId, until }) => ids.has(questionId) && until === undefined)
  const rest = present.length === 0 ? profile : { ...profile, answers: closed(profile.answers, present, { at, ends }) }
  return isOver ? keepApart(rest, electionId, question.id) : rest
}

/** Takes an answer back in one election alone, which then takes none from the others either. */
export function keepApart(profile: OpinionProfile, electionId: number, questionId: number): OpinionProfile {
  const isApart = profile.apart.some((entry) => entry.electionId === electionId && entry.questionId === questionId)
  return isApart ? profile : { ...profile, apart: [...profile.apart, { electionId, questionId }] }
}

/** Whether an election takes answers from the others. */
export function setCarrying(profile: OpinionProfile, electionId: number, on: boolean): OpinionProfile {
  const others = (ids: readonly number[]) => ids.filter((id) => id !== electionId)
  return { ...profile, off: on ? others(profile.off) : [...others(profile.off), electionId], held: others(profile.held) }
}

function withoutApart(profile: OpinionProfile, electionId: number, questionId: number): OpinionProfile {
  const apart = profile.apart.filter((entry) => entry.electionId !== electionId || entry.questionId !== questionId)
  return apart.length === profile.apart.length ? profile : { ...profile, apart }
}

function isSame(answer: ProfileAnswer, { value, weight, electionId, question, at }: GivenOpinion): boolean {
  return (
    answer.value === value &&
    answer.weight === weight &&
    answer.at === at &&
    answer.electionId === electionId &&
    answer.questionId === question.id
  )
}

/** Ends answers at a moment. Answers that an election that is over counts are kept. */
function closed(
  answers: readonly ProfileAnswer[],
  ending: readonly ProfileAnswer[],
  { at, ends }: { readonly at: number; readonly ends: readonly number[] },
): ProfileAnswer[] {
  return answers.flatMap((answer) => {
    if (!ending.includes(answer)) return [answer]
    const former = { ...answer, until: at }
    return ends.some((end) => countsAt(former, end)) ? [former] : []
  })
}
