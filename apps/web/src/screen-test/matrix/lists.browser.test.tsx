// @module-tag slow

import { listEditorGroups } from './list-editor-states.ts'
import { listGroups } from './list-states.ts'
import { testStates } from './test-states.ts'

testStates([...listGroups, ...listEditorGroups])
