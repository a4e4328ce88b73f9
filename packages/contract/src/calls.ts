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

export const calls = {
  // account
  register: open('PUT', '/register', 0, 'server-only'),
  resendConfirmation: open('POST', '/register/resend', 0, 'server-only'),
  confirm: open('PUT', '/confirm/{secret}', 0, 'server-only'),
  requestReset: open('POST', '/reset', 0, 'server-only'),
  resetPassword: open('POST', '/reset/{secret}', 0, 'server-only'),
  authenticate: open('POST', '/authenticate', 0, 'server-only'),
  logout: { method: 'POST', path: '/logout', auth: 'session', cacheMinutes: 0, offline: 'server-only' },
  changePassword: own('PUT', '/user/{id}/password', 0, 'server-only'),
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
  getConstituencies: open('GET', '/constituency'),
  lookUpCanton: open('GET', '/canton-lookup'),
  // election
  getElection: open('GET', '/election/{eid}'),
  getUserElections: own('GET', '/user/{id}/election', 0),
  getParties: open('GET', '/party'),
  getCandidates: open('GET', '/election/{eid}/candidate'),
  getCandidate: open('GET', '/election/{eid}/candidate/{cid}'),
  getElectionResult: open('GET', '/election/{eid}/result', 0),
  // questionnaire
  getCategories: open('GET', '/election/{eid}/category'),
  getQuestions: open('GET', '/election/{eid}/question'),
  getSpider: own('GET', '/user/{id}/election/{eid}/smart-spider'),
  getCandidateSpider: open('GET', '/election/{eid}/smart-spider/{candidateId}'),
  getPartySpider: open('GET', '/election/{eid}/party-spider/{partyId}'),
  getResponses: own('GET', '/user/{id}/election/{eid}/response'),
  setResponse: own('PUT', '/user/{id}/election/{eid}/response/{questionId}'),
  deleteResponse: own('DELETE', '/user/{id}/election/{eid}/response/{questionId}'),
  getCandidateResponses: open('GET', '/election/{eid}/response/{candidateId}'),
  getCandidateAnswers: open('GET', '/election/{eid}/candidate-answers'),
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
  // operation
  getStatus: open('GET', '/status', 10, 'online-only'),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
