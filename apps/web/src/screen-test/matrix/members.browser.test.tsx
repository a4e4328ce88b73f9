// @module-tag slow

import { memberGroups } from './member-states.ts'
import { testStates } from './test-states.ts'

testStates([...memberGroups])
