/**
 * Every call of the API as plain values: method, path, who may call it, how long a client keeps the answer (minutes)
 * and what a local account does with it. Paths stand under `/api`. This table carries no schema, so that the first load of
 * the web app carries no validation library; `routes/` adds the schemas.
 */

/** `none`: public; `user`: the token's user must be the `{id}` of the path; `session`: any valid token. */
export type Auth = 'none' | 'user' | 'session'
/** `snapshot`: a local account answers it from the device; `server-only`: accounts; `online-only`: public data passed on to the server. */
export type Offline = 'snapshot' | 'online-only' | 'server-only'

export interface Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly auth: Auth
  readonly cacheMinutes: 0 | 10 | 30
  readonly offline: Offline
}

function open<M extends Call['method'], P extends string>(
  method: M,
  path: P,
  cacheMinutes: 0 | 10 | 30 = 30,
  offline: Offline = 'snapshot',
) {
  return { method, path, auth: 'none', cacheMinutes, offline } as const
}
function own<M extends Call['method'], P extends string>(
  method: M,
  path: P,
  cacheMinutes: 0 | 30 = method === 'GET' ? 30 : 0,
  offline: Offline = 'snapshot',
) {
  return { method, path, auth: 'user', cacheMinutes, offline } as const
}

/** Accounts of a server, which a server without accounts does not have. */
export const accountCalls = {
  // account
  register: open('PUT', '/register', 0, 'server-only'),
  resendConfirmation: open('POST', '/register/resend', 0, 'server-only'),
  confirm: open('PUT', '/confirm/{secret}', 0, 'server-only'),
  requestReset: open('POST', '/reset', 0, 'server-only'),
  resetPassword: open('POST', '/reset/{secret}', 0, 'server-only'),
  authenticate: open('POST', '/authenticate', 0, 'server-only'),
  logout: { method: 'POST', path: '/logout', auth: 'session', cacheMinutes: 0, offline: 'server-only' },
  changePassword: own('PUT', '/user/{id}/password', 0, 'server-only'),
  // passkeys, and the proof that it is the user
  startPasskeySignIn: open('POST', '/authenticate/passkey/options', 0, 'server-only'),
  authenticateWithPasskey: open('POST', '/authenticate/passkey', 0, 'server-only'),
  getPasskeys: own('GET', '/user/{id}/passkey', 0, 'server-only'),
  startPasskey: own('POST', '/user/{id}/passkey-options', 0, 'server-only'),
  createPasskey: own('PUT', '/user/{id}/passkey', 0, 'server-only'),
  changePasskey: own('PATCH', '/user/{id}/passkey/{pid}', 0, 'server-only'),
  deletePasskey: own('DELETE', '/user/{id}/passkey/{pid}', 0, 'server-only'),
  startProof: own('POST', '/user/{id}/proof/options', 0, 'server-only'),
  proveUser: own('PUT', '/user/{id}/proof', 0, 'server-only'),
  // notifications on the web
  getPushDevices: own('GET', '/user/{id}/push', 0, 'server-only'),
  setPushDevice: own('PUT', '/user/{id}/push', 0, 'server-only'),
  deletePushDevice: own('DELETE', '/user/{id}/push/{did}', 0, 'server-only'),
} as const satisfies Record<string, Call>

/** What changes with the news, and with each look at a source, while all other public data stay as they are. */
export const newsCalls = {
  // news
  getMediaOutlets: open('GET', '/media-outlet', 30, 'online-only'),
  getArticle: open('GET', '/article/{id}', 30, 'online-only'),
  getElectionArticles: open('GET', '/election/{eid}/article', 30, 'online-only'),
  getCandidateArticles: open('GET', '/election/{eid}/candidate/{cid}/article', 30, 'online-only'),
  getCouncillorArticles: open('GET', '/councillor/{id}/article', 30, 'online-only'),
  getFederalCouncillorArticles: open('GET', '/federal-councillor/{id}/article', 30, 'online-only'),
  // sources
  getSources: open('GET', '/source', 30, 'online-only'),
  getSource: open('GET', '/source/{id}', 30, 'online-only'),
  getSetUp: open('GET', '/set-up', 0, 'online-only'),
} as const satisfies Record<string, Call>

export const calls = {
  ...accountCalls,
  // user
  getUser: own('GET', '/user/{id}', 0),
  changeUser: own('PATCH', '/user/{id}'),
  deleteUser: own('DELETE', '/user/{id}'),
  giveConsent: own('PUT', '/user/{id}/consent'),
  withdrawConsent: own('DELETE', '/user/{id}/consent'),
  getUserExport: own('GET', '/user/{id}/export', 0),
  importUser: own('PUT', '/user/{id}/import'),
  // progression
  getProgression: own('GET', '/user/{id}/progression'),
  setProgression: own('PUT', '/user/{id}/progression'),
  getElectionProgression: own('GET', '/user/{id}/election/{eid}/progression'),
  setElectionProgression: own('PUT', '/user/{id}/election/{eid}/progression'),
  // place
  getCantons: open('GET', '/canton'),
  getCantonConstituencies: open('GET', '/canton/{id}/constituency'),
  getCantonElections: open('GET', '/canton/{id}/election'),
  getConstituencies: open('GET', '/constituency'),
  lookUpCanton: open('GET', '/canton-lookup'),
  getPlaces: open('GET', '/place'),
  // election
  getElection: open('GET', '/election/{eid}'),
  getUserElections: own('GET', '/user/{id}/election', 0),
  getParties: open('GET', '/party'),
  getCandidates: open('GET', '/election/{eid}/candidate'),
  getCandidate: open('GET', '/election/{eid}/candidate/{cid}'),
  getStatementChanges: open('GET', '/election/{eid}/candidate/{cid}/change', 30, 'online-only'),
  reportStatement: open('POST', '/election/{eid}/candidate/{cid}/report', 0, 'server-only'),
  getModerationCounts: open('GET', '/election/{eid}/moderation', 30, 'online-only'),
  getElectionResult: open('GET', '/election/{eid}/result', 0),
  getPortraits: open('GET', '/election/{eid}/portrait/{block}', 30, 'online-only'),
  // questionnaire
  getCategories: open('GET', '/election/{eid}/category'),
  getAxes: open('GET', '/election/{eid}/axis'),
  getQuestions: open('GET', '/election/{eid}/question'),
  getSpider: own('GET', '/user/{id}/election/{eid}/smart-spider'),
  getCandidateSpider: open('GET', '/election/{eid}/smart-spider/{candidateId}'),
  getPartySpider: open('GET', '/election/{eid}/party-spider/{partyId}'),
  getResponses: own('GET', '/user/{id}/election/{eid}/response'),
  setResponse: own('PUT', '/user/{id}/election/{eid}/response/{questionId}'),
  deleteResponse: own('DELETE', '/user/{id}/election/{eid}/response/{questionId}'),
  getCarrying: own('GET', '/user/{id}/election/{eid}/carry', 0),
  setCarrying: own('PUT', '/user/{id}/election/{eid}/carry'),
  getOpinions: own('GET', '/user/{id}/opinion', 0),
  getCandidateResponses: open('GET', '/election/{eid}/response/{candidateId}'),
  getCandidateAnswers: open('GET', '/election/{eid}/candidate-answers'),
  getAnswerComments: open('GET', '/election/{eid}/answer-comment'),
  // match
  getMatches: own('GET', '/user/{id}/election/{eid}/match', 0),
  setMatch: own('PUT', '/user/{id}/election/{eid}/match/{candidateId}'),
  matchAll: own('PUT', '/user/{id}/election/{eid}/match'),
  getMatchPercents: own('GET', '/user/{id}/election/{eid}/match-percent', 0),
  getMatchContributions: own('GET', '/user/{id}/election/{eid}/match-percent/{candidateId}', 0),
  getListMatch: own('GET', '/user/{id}/election/{eid}/list-match', 0),
  // lists
  getOfficialLists: open('GET', '/election/{eid}/list'),
  getLists: own('GET', '/user/{id}/election/{eid}/list'),
  createList: own('PUT', '/user/{id}/election/{eid}/list'),
  changeList: own('PATCH', '/user/{id}/list/{lid}'),
  deleteList: own('DELETE', '/user/{id}/list/{lid}'),
  getChoice: own('GET', '/user/{id}/election/{eid}/choice'),
  setChoice: own('PUT', '/user/{id}/election/{eid}/choice/{lid}'),
  deleteChoice: own('DELETE', '/user/{id}/election/{eid}/choice'),
  // notes
  getNotepad: own('GET', '/user/{id}/candidate/{cid}/notepad'),
  setNote: own('POST', '/user/{id}/candidate/{cid}/note'),
  deleteNote: own('DELETE', '/user/{id}/candidate/{cid}/note/{nid}'),
  getCouncillorNotepad: own('GET', '/user/{id}/councillor/{cid}/notepad'),
  setCouncillorNote: own('POST', '/user/{id}/councillor/{cid}/notepad'),
  changeCouncillorNote: own('PUT', '/user/{id}/councillor/{cid}/notepad/{nid}'),
  deleteCouncillorNote: own('DELETE', '/user/{id}/councillor/{cid}/notepad/{nid}'),
  // the user's own votes
  getUserVotes: own('GET', '/user/{id}/vote'),
  setUserVote: own('PUT', '/user/{id}/vote'),
  deleteUserVote: own('DELETE', '/user/{id}/vote/{vid}'),
  getCouncillorAgreement: own('GET', '/user/{id}/councillor-agreement', 0, 'server-only'),
  // parliaments, governments and courts
  getCouncils: open('GET', '/council', 30, 'online-only'),
  getParliamentaryGroups: open('GET', '/parliamentary-group', 30, 'online-only'),
  getParliamentParties: open('GET', '/parliament-party', 30, 'online-only'),
  getSessions: open('GET', '/session', 30, 'online-only'),
  getSessionDigest: open('GET', '/session-digest', 30, 'online-only'),
  getCouncillor: open('GET', '/councillor/{id}', 30, 'online-only'),
  getFederalCouncillor: open('GET', '/federal-councillor/{id}', 30, 'online-only'),
  getFederalCouncillors: open('GET', '/federal-councillor', 30, 'online-only'),
  getJudge: open('GET', '/judge/{id}', 30, 'online-only'),
  getJudges: open('GET', '/judge', 30, 'online-only'),
  getCantonCouncils: open('GET', '/canton/{id}/council', 30, 'online-only'),
  getCantonalCouncil: open('GET', '/cantonal-council/{id}', 30, 'online-only'),
  getCouncilDecisions: open('GET', '/cantonal-council/{id}/member-decision', 30, 'online-only'),
  getCantonalCouncillor: open('GET', '/cantonal-councillor/{id}', 30, 'online-only'),
  getCantonMembers: open('GET', '/canton/{id}/member', 30, 'online-only'),
  getMemberDecisions: open('GET', '/canton/{id}/member-decision', 30, 'online-only'),
  // votes and affairs
  getVotes: open('GET', '/vote', 30, 'online-only'),
  getVotesByAffair: open('GET', '/affair-vote', 30, 'online-only'),
  getVoteBodies: open('GET', '/vote-body', 30, 'online-only'),
  getVote: open('GET', '/vote/{id}', 30, 'online-only'),
  getMunicipalResults: open('GET', '/vote/{id}/canton/{code}/municipality', 0, 'online-only'),
  getVotingDay: open('GET', '/voting-day/{day}', 0, 'online-only'),
  getTellingVotes: open('GET', '/telling-vote', 30, 'online-only'),
  getAffairTopics: open('GET', '/affair/topic', 30, 'online-only'),
  getAffair: open('GET', '/affair/{id}', 30, 'online-only'),
  getCouncillorVotes: open('GET', '/councillor/{id}/vote', 30, 'online-only'),
  getCouncillorVote: open('GET', '/councillor/{id}/vote/{vid}', 30, 'online-only'),
  getCouncillorSpeeches: open('GET', '/councillor/{id}/speech', 30, 'online-only'),
  getSaidAndVoted: open('GET', '/councillor/{id}/said-and-voted', 30, 'online-only'),
  // everything that has a page
  search: open('GET', '/search', 30, 'online-only'),
  ...newsCalls,
  // surveys and notifications
  getSurveys: open('GET', '/survey', 30, 'online-only'),
  // data for devices, as lines of JSON
  exportCommon: open('GET', '/export/v1/common', 0, 'server-only'),
  exportCanton: open('GET', '/export/v1/canton/{id}', 0, 'server-only'),
  // operation
  getStatus: open('GET', '/status', 10, 'online-only'),
  reportBrowserError: open('POST', '/browser-error', 0, 'server-only'),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
/** Calls whose answer is lines of JSON, which a device reads one by one. */
export type ExportName = 'exportCommon' | 'exportCanton'
