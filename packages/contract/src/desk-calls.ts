import type { AnyCall } from './route.ts'

/** `none`: nobody is signed in; `actor`: a session of the desk; `candidate`: the candidacy `{cid}` of the path is one of its account. */
export type DeskAuth = 'none' | 'actor' | 'candidate'

export interface DeskCall extends AnyCall {
  readonly auth: DeskAuth
}

/**
 * Every call of the desk, where those who stand for election answer. It has an origin of its own: no call, session or address of it is shared with the
 * voters' table (`calls.ts`). Paths stand under `/api`.
 */
export const deskCalls = {
  readInvitation: { method: 'POST', path: '/invitation', auth: 'none' },
  claim: { method: 'POST', path: '/claim', auth: 'none' },
  notMe: { method: 'POST', path: '/not-me', auth: 'none' },
  signIn: { method: 'POST', path: '/sign-in', auth: 'none' },
  askReset: { method: 'POST', path: '/new-password', auth: 'none' },
  resetPassword: { method: 'PUT', path: '/new-password', auth: 'none' },
  signOut: { method: 'POST', path: '/sign-out', auth: 'actor' },
  changePassword: { method: 'PUT', path: '/password', auth: 'actor' },
  getActor: { method: 'GET', path: '/actor', auth: 'actor' },
  // the statement of a candidacy
  getCandidacy: { method: 'GET', path: '/candidacy/{cid}', auth: 'candidate' },
  getQuestionnaire: { method: 'GET', path: '/candidacy/{cid}/questionnaire', auth: 'candidate' },
  saveStatement: { method: 'PATCH', path: '/candidacy/{cid}/statement', auth: 'candidate' },
  submitStatement: { method: 'POST', path: '/candidacy/{cid}/submission', auth: 'candidate' },
  // after the end of changes
  getCorrections: { method: 'GET', path: '/candidacy/{cid}/correction', auth: 'candidate' },
  askCorrection: { method: 'POST', path: '/candidacy/{cid}/correction', auth: 'candidate' },
  takeBackCorrection: { method: 'DELETE', path: '/candidacy/{cid}/correction/{id}', auth: 'candidate' },
  // the person's own data
  exportCandidacy: { method: 'GET', path: '/candidacy/{cid}/export', auth: 'candidate' },
  withdrawCandidacy: { method: 'POST', path: '/candidacy/{cid}/withdrawal', auth: 'candidate' },
} as const satisfies Record<string, DeskCall>

export type DeskCallName = keyof typeof deskCalls
