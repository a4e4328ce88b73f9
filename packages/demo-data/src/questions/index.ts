import { ENVIRONMENT } from './environment.ts'
import type { TopicGroup } from './topic.ts'
import { TRANSPORT } from './transport.ts'

/** The questions of the federal elections. */
export const FEDERAL_GROUPS: readonly TopicGroup[] = [ENVIRONMENT, TRANSPORT]

/** The questions of canton and municipality: those of the federal elections that fit there, and some of their own. */
export const LOCAL_GROUPS: readonly TopicGroup[] = FEDERAL_GROUPS.map((group) => ({
  ...group,
  topics: group.topics.filter((topic) => topic.isLocal),
})).filter((group) => group.topics.length > 0)
