import { FEDERAL_QUESTIONNAIRE } from '../../elections/federal.ts'
import { askedTopics } from '../../questionnaires.ts'
import { FEDERAL_GROUPS } from '../../questions/index.ts'
import type { Topic, TopicGroup } from '../../questions/topic.ts'
import { ECONOMY_MATTERS } from './economy-matters.ts'
import type { Matter } from './matter.ts'
import { NATURE_MATTERS } from './nature-matters.ts'
import { SOCIAL_MATTERS } from './social-matters.ts'
import { SOCIETY_MATTERS } from './society-matters.ts'

/** A matter with its question and the subject under which the question is asked. */
export interface AskedMatter extends Matter {
  readonly topic: Topic
  readonly group: TopicGroup
  /** The key of the question in the federal questionnaire. */
  readonly questionKey: string
}

/** Every matter of the parliament, those of different subjects mixed as they come up over the years. */
export function askedMatters(): AskedMatter[] {
  const columns = [SOCIAL_MATTERS, SOCIETY_MATTERS, ECONOMY_MATTERS, NATURE_MATTERS]
  const longest = Math.max(...columns.map((column) => column.length))
  const mixed = Array.from({ length: longest }, (_, row) => columns.flatMap((column) => column[row] ?? []))
  return mixed.flat().map(asked)
}

function asked(matter: Matter): AskedMatter {
  const group = FEDERAL_GROUPS.find(({ topics }) => topics.some(({ key }) => key === matter.question))
  const question = askedTopics(FEDERAL_QUESTIONNAIRE).find(({ topic }) => topic.key === matter.question)
  if (group === undefined || question === undefined) throw new RangeError(`no question ${matter.question}`)
  return { ...matter, topic: question.topic, group, questionKey: question.key }
}
