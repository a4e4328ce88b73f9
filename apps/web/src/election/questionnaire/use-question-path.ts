import type { Question, Response } from '@plenara/contract'
import { nextOpenQuestion } from '@plenara/domain/journey'
import type { AnswerMatrix } from '@plenara/domain/match'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { currentVisit } from '../../platform/routing/app-history.ts'
import { currentResponses } from './api.ts'
import { FIRST_RESULT, stageOf } from './milestones.ts'
import { openQuestion } from '../shared/open-question.ts'
import { questionOrder } from '../shared/question-order.ts'

/** What the address names instead of a question. */
const RESULT = 'result'

interface Questionnaire {
  readonly electionId: number
  /** Of the set that is asked. */
  readonly questions: readonly Question[]
  /** Of the whole questionnaire. */
  readonly allQuestions: readonly Question[]
  readonly responses: readonly Response[]
  /** The candidates' answers; without them the questions come in their order. */
  readonly matrix: AnswerMatrix | undefined
  /** Whether there is a result before the short questions are answered. */
  readonly isEstimated: boolean
}

/**
 * The way through a questionnaire [ROUTE-16]: the address names the question or the result, without one it goes on at the next open one. Next comes
 * what the answers so far leave most open, or what the order of the questionnaire says; back leads to what was shown before. The result comes where
 * there is something new to see.
 */
export function useQuestionPath({ electionId, questions, allQuestions, responses, matrix, isEstimated }: Questionnaire) {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  const [resumed] = useState(() => openQuestion(questions, responses, matrix)?.id)
  const [trail, setTrail] = useState<readonly number[]>([])
  const [skipped, setSkipped] = useState<readonly number[]>([])
  const [seenStage, setSeenStage] = useState(() => stageOf(allQuestions, responses, isEstimated))
  const asked = search.get('question')
  const isResult = asked === RESULT && responses.length >= Math.min(FIRST_RESULT, questions.length)
  const question = isResult ? undefined : questions.find(({ id }) => id === (Number(asked) || resumed))
  const place = question ? trail.indexOf(question.id) : -1
  const isAdaptive = questionOrder() === 'adaptive'
  const index = question ? questions.indexOf(question) : -1
  const before = place < 0 ? trail.at(-1) : trail[place - 1]
  const back = before ?? (isAdaptive ? undefined : questions[index - 1]?.id)

  const show = (id: number | undefined) => {
    if (id === undefined) return setSearch({ question: RESULT })
    // From one question to the next what stays holds still, the place on the page too.
    setSearch({ question: String(id) }, question && { preventScrollReset: true, flushSync: true })
  }
  /** Somebody was quicker, by a second tap or the way to the result: what is still shown for a moment leads nowhere any more. */
  const isLeft = () => currentVisit().location.key !== key
  const goOn = (passed: readonly number[]) => {
    if (!question || isLeft()) return
    const given = currentResponses(electionId) ?? responses
    const walked = place < 0 ? [...trail, question.id] : trail
    const stage = stageOf(allQuestions, given, isEstimated)
    if (stage > seenStage) {
      setSeenStage(stage)
      setTrail(walked)
      return show(undefined)
    }
    const ahead = place < 0 ? undefined : trail[place + 1]
    const next = ahead ?? following(question, given, passed)
    setTrail(next === undefined || walked.includes(next) ? walked : [...walked, next])
    show(next)
  }
  const following = ({ id }: Question, given: readonly Response[], passed: readonly number[]): number | undefined => {
    if (!isAdaptive) return questions[index + 1]?.id
    const others = questions.filter((other) => other.id !== id)
    return openExcept(others, given, passed)?.id
  }
  const openExcept = (among: readonly Question[], given: readonly Response[], passed: readonly number[]) => {
    const fresh = among.filter((other) => !passed.includes(other.id))
    return openQuestion(fresh, given, matrix) ?? nextOpenQuestion(among, given)
  }
  return {
    /** Undefined where the result is shown. */
    question,
    /** Whether another question was shown before it. */
    isFollowing: trail.length > 0,
    /** What was answered to the question that was shown before; undefined where that is nothing. */
    former: responses.find(({ questionId }) => questionId === before),
    /** Undefined where nothing was shown before. */
    back: back === undefined ? undefined : () => isLeft() || show(back),
    next: () => goOn(skipped),
    /** The question comes again at the end. */
    skip: () => {
      const passed = question ? [...skipped, question.id] : skipped
      setSkipped(passed)
      goOn(passed)
    },
    showResult: () => currentVisit().location.search.includes(RESULT) || show(undefined),
    /** The id of the question that comes after the result; undefined where none is open. */
    resume: () => openExcept(questions, responses, skipped)?.id,
  }
}
