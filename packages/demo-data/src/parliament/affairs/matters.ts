import economy from '../../../data/affairs/economy-matters.json' with { type: 'json' }
import nature from '../../../data/affairs/nature-matters.json' with { type: 'json' }
import social from '../../../data/affairs/social-matters.json' with { type: 'json' }
import society from '../../../data/affairs/society-matters.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import { FEDERAL_QUESTIONNAIRE } from '../../elections/federal.ts'
import { askedTopics } from '../../questionnaires.ts'
import { FEDERAL_GROUPS } from '../../questions/index.ts'
import type { Topic, TopicGroup } from '../../questions/topic.ts'
import type { Matter } from './matter.ts'

/** Old age, health, education and families; migration, society and security; finances, work and the world outside; nature, transport and democracy. */
const COLUMNS = dataOf<readonly (readonly Matter[])[]>([social, society, economy, nature])

/** A matter with its question and the subject under which the question is asked. */
export interface AskedMatter extends Matter {
  readonly topic: Topic
  readonly group: TopicGroup
  /** The key of the question in the federal questionnaire. */
  readonly questionKey: string
}

/** Every matter of the parliament, those of different subjects mixed as they come up over the years. */
export function askedMatters(): AskedMatter[] {
  const longest = Math.max(...COLUMNS.map((column) => column.length))
  const mixed = Array.from({ length: longest }, (_, row) => COLUMNS.flatMap((column) => column[row] ?? []))
  return mixed.flat().map(asked)
}

function asked(matter: Matter): AskedMatter {
  const group = FEDERAL_GROUPS.find(({ topics }) => topics.some(({ key }) => key === matter.question))
  const question = askedTopics(FEDERAL_QUESTIONNAIRE).find(({ topic }) => topic.key === matter.question)
  if (group === undefined || question === undefined) throw new RangeError(`no question ${matter.question}`)
  return { ...matter, topic: question.topic, group, questionKey: question.key }
}
