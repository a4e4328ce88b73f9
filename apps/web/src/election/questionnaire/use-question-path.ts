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

/** The value of the address for the result. */
const RESULT = 'result'

interface Questionnaire {
  readonly electionId: number
  /** The questions of the asked set. */
  readonly questions: readonly Question[]
  /** The questions of the whole questionnaire. */
  readonly allQuestions: readonly Question[]
  readonly responses: readonly Response[]
  /** The candidates' answers; without them the questions come in the order of the questionnaire. */
  readonly matrix: AnswerMatrix | undefined
  /** Whether there is a result before the short questions are answered. */
  readonly isEstimated: boolean
}

/**
 * The path through a questionnaire [ROUTE-16]: the address has the question or the result, without one it continues at the next open question. The next
 * question is the most informative one, or that of the order of the questionnaire; back returns to the question shown before. The result is shown when
 * a new stage is reached.
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
    // Between questions the scroll position stays, and the page is rendered synchronously.
    setSearch({ question: String(id) }, question && { preventScrollReset: true, flushSync: true })
  }
  /** Whether the address has changed already, by a second tap or a link to the result: the still visible question must then have no effect. */
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
    /** Undefined if the result is shown. */
    question,
    /** Whether another question was shown before it. */
    isFollowing: trail.length > 0,
    /** The answer to the previous question; undefined without one. */
    former: responses.find(({ questionId }) => questionId === before),
    /** Undefined without a previous question. */
    back: back === undefined ? undefined : () => isLeft() || show(back),
    next: () => goOn(skipped),
    /** Skips the question, which is asked again at the end. */
    skip: () => {
      const passed = question ? [...skipped, question.id] : skipped
      setSkipped(passed)
      goOn(passed)
    },
    showResult: () => currentVisit().location.search.includes(RESULT) || show(undefined),
    /** The id of the question after the result; undefined if none is open. */
    resume: () => openExcept(questions, responses, skipped)?.id,
  }
}
