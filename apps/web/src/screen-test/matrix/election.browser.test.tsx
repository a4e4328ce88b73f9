// @module-tag slow

import { electionGroups } from './election-states.ts'
import { knowledgeGroups } from './knowledge-states.ts'
import { opinionGroups } from './opinion-states.ts'
import { questionnaireGroups } from './questionnaire-states.ts'
import { resultGroups } from './result-states.ts'
import { testStates } from './test-states.ts'

testStates([...electionGroups, ...resultGroups, ...knowledgeGroups, ...questionnaireGroups, ...opinionGroups])
