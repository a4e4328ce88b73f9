import type { QuestionnaireBundle, SameAsRecord } from '@plenara/contract'
import type { AskedTopic } from './answers.ts'
import { AXES, AXIS_KEYS } from './axes.ts'
import { LOCAL_QUESTIONNAIRE } from './elections/basel.ts'
import { FEDERAL_QUESTIONNAIRE } from './elections/federal.ts'
import { FEDERAL_GROUPS, LOCAL_GROUPS } from './questions/index.ts'
import type { Topic, TopicGroup } from './questions/topic.ts'

/** The questionnaire of the federal elections, and that of canton and municipality. */
export function questionnaires(): QuestionnaireBundle[] {
  return [bundle(FEDERAL_QUESTIONNAIRE, FEDERAL_GROUPS), bundle(LOCAL_QUESTIONNAIRE, LOCAL_GROUPS)]
}

/** The questions of a questionnaire in the order in which they are asked. */
export function askedTopics(questionnaireKey: string): AskedTopic[] {
  const groups = questionnaireKey === LOCAL_QUESTIONNAIRE ? LOCAL_GROUPS : FEDERAL_GROUPS
  return groups.flatMap((group) => group.topics.map((topic) => ({ key: `${questionnaireKey}/${topic.key}`, topic })))
}

function bundle(key: string, groups: readonly TopicGroup[]): QuestionnaireBundle {
  return {
    key,
    categories: groups.map((group) => ({ key: `${key}/${group.key}`, name: group.name })),
    axes: AXES.filter((axis) => groups.some((group) => group.topics.some((topic) => axis.key in topic.axes))).map((axis) => ({
      key: `${key}/${axis.key}`,
      name: axis.name,
    })),
    questions: groups.flatMap((group) =>
      group.topics.map((topic) => ({
        key: `${key}/${topic.key}`,
        categoryKey: `${key}/${group.key}`,
        type: topic.type,
        text: topic.text,
        info: topic.info,
        pro: topic.pro,
        contra: topic.contra,
        isShort: topic.isShort,
        axes: axesOf(key, topic),
        ...sharedWith(key, topic),
      })),
    ),
  }
}

/** Canton and municipality ask a part of the federal questions in the same words. */
function sharedWith(questionnaireKey: string, topic: Topic): { readonly sameAs?: readonly SameAsRecord[] } {
  const isFederal = FEDERAL_GROUPS.some((group) => group.topics.includes(topic))
  if (questionnaireKey !== LOCAL_QUESTIONNAIRE || !isFederal) return {}
  const other = { questionnaireKey: FEDERAL_QUESTIONNAIRE, questionKey: `${FEDERAL_QUESTIONNAIRE}/${topic.key}` }
  return { sameAs: [{ ...other, kind: 'same', reviewedBy: [], reviewedOn: null }] }
}

function axesOf(questionnaireKey: string, topic: Topic): { axisKey: string; polarity: 1 | -1 }[] {
  return AXIS_KEYS.flatMap((axis) => {
    const polarity = topic.axes[axis]
    return polarity === undefined ? [] : [{ axisKey: `${questionnaireKey}/${axis}`, polarity }]
  })
}
