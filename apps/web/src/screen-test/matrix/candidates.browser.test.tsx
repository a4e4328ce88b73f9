// @module-tag slow

import { candidatePageGroups } from './candidate-page-states.ts'
import { candidateGroups } from './candidate-states.ts'
import { testStates } from './test-states.ts'

testStates([...candidateGroups, ...candidatePageGroups])
