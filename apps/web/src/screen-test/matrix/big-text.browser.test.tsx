// @module-tag slow

import { candidatePageGroups } from './candidate-page-states.ts'
import { candidateGroups } from './candidate-states.ts'
import { electionGroups } from './election-states.ts'
import { listEditorGroups } from './list-editor-states.ts'
import { listGroups } from './list-states.ts'
import { opinionGroups } from './opinion-states.ts'
import { resultGroups } from './result-states.ts'
import { testBigText } from './test-big-text.ts'

testBigText([
  ...electionGroups,
  ...resultGroups,
  ...candidateGroups,
  ...candidatePageGroups,
  ...listGroups,
  ...listEditorGroups,
  ...opinionGroups,
])
