import democracy from '../../data/questions/democracy.json' with { type: 'json' }
import economy from '../../data/questions/economy.json' with { type: 'json' }
import education from '../../data/questions/education.json' with { type: 'json' }
import environment from '../../data/questions/environment.json' with { type: 'json' }
import finance from '../../data/questions/finance.json' with { type: 'json' }
import foreignPolicy from '../../data/questions/foreign-policy.json' with { type: 'json' }
import health from '../../data/questions/health.json' with { type: 'json' }
import migration from '../../data/questions/migration.json' with { type: 'json' }
import ownPlace from '../../data/questions/own-place.json' with { type: 'json' }
import ownServices from '../../data/questions/own-services.json' with { type: 'json' }
import security from '../../data/questions/security.json' with { type: 'json' }
import socialSecurity from '../../data/questions/social-security.json' with { type: 'json' }
import society from '../../data/questions/society.json' with { type: 'json' }
import spending from '../../data/questions/spending.json' with { type: 'json' }
import transport from '../../data/questions/transport.json' with { type: 'json' }
import values from '../../data/questions/values.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'
import type { TopicGroup } from './topic.ts'

/** The questions of the federal elections. */
export const FEDERAL_GROUPS = dataOf<readonly TopicGroup[]>([
  socialSecurity,
  health,
  education,
  migration,
  society,
  finance,
  economy,
  environment,
  transport,
  security,
  foreignPolicy,
  democracy,
  // Statements to which one agrees more or less.
  values,
  // How much the state shall spend, from much less (0) to much more (100).
  spending,
])

/** Questions that only arise in a canton or a municipality. */
const OWN_GROUPS = dataOf<readonly TopicGroup[]>([ownPlace, ownServices])

/** The questions of canton and municipality: their own, and those of the federal elections that fit there. */
export const LOCAL_GROUPS: readonly TopicGroup[] = [...OWN_GROUPS, ...FEDERAL_GROUPS.map(localPart)].filter(
  (group) => group.topics.length > 0,
)

function localPart(group: TopicGroup): TopicGroup {
  return { ...group, topics: group.topics.filter((topic) => topic.isLocal) }
}
