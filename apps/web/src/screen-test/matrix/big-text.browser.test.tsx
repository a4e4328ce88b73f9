// @module-tag slow

import { candidatePageGroups } from './candidate-page-states.ts'
import { candidateGroups } from './candidate-states.ts'
import { electionGroups } from './election-states.ts'
import { entryGroups } from './entry-states.ts'
import { listEditorGroups } from './list-editor-states.ts'
import { listGroups } from './list-states.ts'
import { lossGroups } from './loss-states.ts'
import { movingGroups } from './moving-states.ts'
import { opinionGroups } from './opinion-states.ts'
import { questionnaireGroups } from './questionnaire-states.ts'
import { resultGroups } from './result-states.ts'
import { testBigText } from './test-big-text.ts'

testBigText([
  ...entryGroups,
  ...questionnaireGroups,
  ...electionGroups,
  ...resultGroups,
  ...candidateGroups,
  ...candidatePageGroups,
  ...listGroups,
  ...listEditorGroups,
  ...opinionGroups,
  ...movingGroups,
  ...lossGroups,
])
