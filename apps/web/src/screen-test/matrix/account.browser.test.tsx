// @module-tag slow

import { accountGroups } from './account-states.ts'
import { entryGroups } from './entry-states.ts'
import { lossGroups } from './loss-states.ts'
import { movingGroups } from './moving-states.ts'
import { testStates } from './test-states.ts'

testStates([...accountGroups, ...entryGroups, ...movingGroups, ...lossGroups])
