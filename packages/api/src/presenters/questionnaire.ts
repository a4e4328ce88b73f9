import type {
  CandidateAnswers,
  CandidateResponse,
  Category,
  ContentLanguage,
  ElectionSnapshot,
  Question,
  QuestionSnapshot,
  Response as Reply,
  Spider,
} from '@plenara/contract'
import { computeSpider, type SpiderAxis } from '@plenara/domain'
import { presentMark } from './source.ts'
import { createTextReader, textOf } from './texts.ts'

export function presentCategory(category: ElectionSnapshot['categories'][number], language: ContentLanguage): Category {
  const texts = createTextReader(language)
  return { id: category.id, name: texts.required('name', category.name), ...texts.fallback() }
}

export function presentQuestion(question: QuestionSnapshot, language: ContentLanguage): Question {
  const texts = createTextReader(language)
  return {
    id: question.id,
    categoryId: question.categoryId,
    type: question.type,
    text: texts.required('text', question.text),
    info: texts.optional('info', question.info),
    pro: texts.optional('pro', question.pro),
    contra: texts.optional('contra', question.contra),
    isShort: question.isShort,
    opinionId: question.opinionId ?? question.id,
    ...(question.sameIds && { sameIds: [...question.sameIds] }),
    ...(question.similarIds && { similarTo: [...question.similarIds] }),
    axes: question.axes.map(({ id, polarity }) => ({ id, polarity })),
    ...presentMark(question),
    ...texts.fallback(),
  }
}

/** The opinion diagram of these answers, with the names of its axes. */
export function presentSpider(
  snapshot: ElectionSnapshot,
  responses: readonly Pick<Reply, 'questionId' | 'value'>[],
  language: ContentLanguage,
): Spider {
  return { axes: presentAxes(snapshot, computeSpider(snapshot.axes, snapshot.questions, responses), language) }
}

/** The values of a diagram with the names of its axes. */
export function presentAxes(snapshot: ElectionSnapshot, spider: readonly SpiderAxis[], language: ContentLanguage): Spider['axes'] {
  const values = new Map(spider.map(({ id, value }) => [id, value]))
  return snapshot.axes.map(({ id, name }) => ({ id, name: textOf(name, language), value: values.get(id) ?? null }))
}

export function presentCandidateResponse(answer: CandidateAnswers['answers'][number], language: ContentLanguage): CandidateResponse {
  const texts = createTextReader(language)
  const comment = answer.comment ? texts.optional('comment', answer.comment) : null
  const commentLanguage = texts.fallback().fallback?.comment
  return {
    questionId: answer.questionId,
    value: answer.value,
    comment,
    ...(commentLanguage && { commentLanguage }),
    ...(answer.important && { important: true }),
  }
}
