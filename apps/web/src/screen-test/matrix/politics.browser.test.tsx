// @module-tag slow

import { parliamentGroups } from './parliament-states.ts'
import { testStates } from './test-states.ts'
import { voteGroups } from './vote-states.ts'
import { votingDayGroups } from './voting-day-states.ts'

testStates([...parliamentGroups, ...voteGroups, ...votingDayGroups])
