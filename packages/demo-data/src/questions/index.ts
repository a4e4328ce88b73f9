import { DEMOCRACY } from './democracy.ts'
import { ECONOMY } from './economy.ts'
import { EDUCATION } from './education.ts'
import { ENVIRONMENT } from './environment.ts'
import { FINANCE } from './finance.ts'
import { FOREIGN_POLICY } from './foreign-policy.ts'
import { HEALTH } from './health.ts'
import { MIGRATION } from './migration.ts'
import { OWN_PLACE } from './own-place.ts'
import { OWN_SERVICES } from './own-services.ts'
import { SECURITY } from './security.ts'
import { SOCIAL_SECURITY } from './social-security.ts'
import { SOCIETY } from './society.ts'
import { SPENDING } from './spending.ts'
import type { TopicGroup } from './topic.ts'
import { TRANSPORT } from './transport.ts'
import { VALUES } from './values.ts'

const SUBJECTS: readonly TopicGroup[] = [
  SOCIAL_SECURITY,
  HEALTH,
  EDUCATION,
  MIGRATION,
  SOCIETY,
  FINANCE,
  ECONOMY,
  ENVIRONMENT,
  TRANSPORT,
  SECURITY,
  FOREIGN_POLICY,
  DEMOCRACY,
]

/** The questions of the federal elections. */
export const FEDERAL_GROUPS: readonly TopicGroup[] = [...SUBJECTS, VALUES, SPENDING]

/** The questions of canton and municipality: their own, and those of the federal elections that fit there. */
export const LOCAL_GROUPS: readonly TopicGroup[] = [OWN_PLACE, OWN_SERVICES, ...FEDERAL_GROUPS.map(localPart)].filter(
  (group) => group.topics.length > 0,
)

function localPart(group: TopicGroup): TopicGroup {
  return { ...group, topics: group.topics.filter((topic) => topic.isLocal) }
}
