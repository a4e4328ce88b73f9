import type { TopicRecord } from '@plenara/contract'
import { FEDERAL_GROUPS } from '../../questions/index.ts'
import { askedMatters } from './matters.ts'

/** What affairs are about: the subjects of the questionnaire. */
export function topicRecords(): TopicRecord[] {
  const used = new Set(askedMatters().map(({ group }) => group.key))
  return FEDERAL_GROUPS.filter(({ key }) => used.has(key)).map(({ key, name }) => ({ key: topicKey(key), id: null, name }))
}

export function topicKey(group: string): string {
  return `demo/topic/${group}`
}
