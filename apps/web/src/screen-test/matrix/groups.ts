import { accountGroups } from './account-states.ts'
import { candidatePageGroups } from './candidate-page-states.ts'
import { candidateGroups } from './candidate-states.ts'
import { electionGroups } from './election-states.ts'
import { entryGroups } from './entry-states.ts'
import { knowledgeGroups } from './knowledge-states.ts'
import { listEditorGroups } from './list-editor-states.ts'
import { listGroups } from './list-states.ts'
import { lossGroups } from './loss-states.ts'
import { memberGroups } from './member-states.ts'
import { movingGroups } from './moving-states.ts'
import { opinionGroups } from './opinion-states.ts'
import { parliamentGroups } from './parliament-states.ts'
import { questionnaireGroups } from './questionnaire-states.ts'
import { resultGroups } from './result-states.ts'
import type { StateGroup } from './scene.ts'
import { voteGroups } from './vote-states.ts'
import { votingDayGroups } from './voting-day-states.ts'

/** The whole matrix of what needs no server. */
export const groups: readonly StateGroup[] = [
  ...[entryGroups, accountGroups, electionGroups, resultGroups, knowledgeGroups, candidateGroups, candidatePageGroups],
  ...[questionnaireGroups, listGroups, listEditorGroups, parliamentGroups, voteGroups, votingDayGroups],
  ...[memberGroups, movingGroups, lossGroups, opinionGroups],
].flat()
