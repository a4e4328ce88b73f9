import type { CallName } from '../calls.ts'
import { accountDocs } from './account-docs.ts'
import type { CallDoc } from './call-doc.ts'
import { electionDocs } from './election-docs.ts'
import { listDocs } from './list-docs.ts'
import { matchDocs } from './match-docs.ts'
import { moderationDocs } from './moderation-docs.ts'
import { newsDocs } from './news-docs.ts'
import { noteDocs } from './note-docs.ts'
import { exportDocs, operationDocs, surveyDocs } from './operation-docs.ts'
import { councilDocs, voteDocs } from './parliament-docs.ts'
import { passkeyDocs } from './passkey-docs.ts'
import { placeDocs } from './place-docs.ts'
import { pushDocs } from './push-docs.ts'
import { questionnaireDocs } from './questionnaire-docs.ts'
import { searchDocs } from './search-docs.ts'
import { sourceDocs } from './source-docs.ts'
import { userDocs } from './user-docs.ts'
import { userVoteDocs } from './user-vote-docs.ts'

/** A tag of the API: calls that belong together, in the order in which they are read. */
export interface CallGroup {
  readonly tag: string
  readonly description: string
  readonly calls: Readonly<Partial<Record<CallName, CallDoc>>>
}

export const callGroups: readonly CallGroup[] = [
  { tag: 'Account', description: 'Registration, sign-in and passwords. A local account has none of these.', calls: accountDocs },
  {
    tag: 'Passkey',
    description: 'Sign-in without a password, and the proof that it is the user. A local account has none of these.',
    calls: passkeyDocs,
  },
  { tag: 'Push', description: 'Notifications in browsers. A local account has none of these.', calls: pushDocs },
  { tag: 'User', description: 'Settings, consent, export and progress of the signed-in user.', calls: userDocs },
  { tag: 'Place', description: 'Cantons, constituencies and postcodes.', calls: placeDocs },
  { tag: 'Election', description: 'Elections, parties, candidates and results. An election is one ballot.', calls: electionDocs },
  { tag: 'Questionnaire', description: 'Questions, answers and opinion diagrams.', calls: questionnaireDocs },
  { tag: 'Match', description: 'Ratings, ranks and match percents.', calls: matchDocs },
  { tag: 'List', description: 'Official lists, lists of the user, and the followed one.', calls: listDocs },
  { tag: 'Note', description: 'Pins on facts of candidates and councillors.', calls: noteDocs },
  { tag: 'Own vote', description: 'What the user decides on votes, and who decided the same.', calls: userVoteDocs },
  { tag: 'Council', description: 'Parliaments, governments and courts with their members.', calls: councilDocs },
  { tag: 'Vote', description: 'Votes of parliaments and of the people, and affairs.', calls: voteDocs },
  { tag: 'Search', description: 'One field for everything that has a page.', calls: searchDocs },
  { tag: 'News', description: 'Articles of media outlets, by whom they name.', calls: newsDocs },
  { tag: 'Survey', description: 'Surveys and notifications.', calls: surveyDocs },
  { tag: 'Export', description: 'Public data for devices.', calls: exportDocs },
  { tag: 'Source', description: 'Where the data comes from, and what is stored.', calls: sourceDocs },
  { tag: 'Operation', description: 'What the server serves.', calls: operationDocs },
  { tag: 'Moderation', description: 'Reports of what candidates say, and what is held back.', calls: moderationDocs },
]

/** What is said of every call. */
export const callDocs: Readonly<Record<CallName, CallDoc>> = {
  ...accountDocs,
  ...passkeyDocs,
  ...pushDocs,
  ...userDocs,
  ...placeDocs,
  ...electionDocs,
  ...questionnaireDocs,
  ...matchDocs,
  ...listDocs,
  ...noteDocs,
  ...userVoteDocs,
  ...councilDocs,
  ...voteDocs,
  ...newsDocs,
  ...searchDocs,
  ...surveyDocs,
  ...exportDocs,
  ...sourceDocs,
  ...operationDocs,
  ...moderationDocs,
}
