import type { AnyCall } from './route.ts'

/**
 * `none`: nobody is signed in; `actor`: a session of the desk; `candidate`: the candidacy `{cid}` of the path is one of its account; `preparer`: it is, or its
 * person allows a secretariat of the account to prepare it; `secretariat`: the account is of a secretariat, and the candidate `{id}` stands on one of its lists.
 */
export type DeskAuth = 'none' | 'actor' | 'candidate' | 'preparer' | 'secretariat'

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
  claimForAccount: { method: 'POST', path: '/claim/account', auth: 'actor' },
  readLetter: { method: 'POST', path: '/letter', auth: 'none' },
  confirmByMail: { method: 'POST', path: '/letter/address', auth: 'none' },
  notMe: { method: 'POST', path: '/not-me', auth: 'none' },
  signIn: { method: 'POST', path: '/sign-in', auth: 'none' },
  askReset: { method: 'POST', path: '/new-password', auth: 'none' },
  resetPassword: { method: 'PUT', path: '/new-password', auth: 'none' },
  startPasskeySignIn: { method: 'POST', path: '/sign-in/passkey/options', auth: 'none' },
  signInWithPasskey: { method: 'POST', path: '/sign-in/passkey', auth: 'none' },
  confirmAddress: { method: 'POST', path: '/address-change/confirmation', auth: 'none' },
  stopAddressChange: { method: 'POST', path: '/address-change/stop', auth: 'none' },
  signOut: { method: 'POST', path: '/sign-out', auth: 'actor' },
  changePassword: { method: 'PUT', path: '/password', auth: 'actor' },
  // how the account is entered
  getPasskeys: { method: 'GET', path: '/passkey', auth: 'actor' },
  startPasskey: { method: 'POST', path: '/passkey-options', auth: 'actor' },
  createPasskey: { method: 'POST', path: '/passkey', auth: 'actor' },
  changePasskey: { method: 'PATCH', path: '/passkey/{pid}', auth: 'actor' },
  deletePasskey: { method: 'DELETE', path: '/passkey/{pid}', auth: 'actor' },
  startProof: { method: 'POST', path: '/proof/options', auth: 'actor' },
  proveActor: { method: 'POST', path: '/proof', auth: 'actor' },
  getAddress: { method: 'GET', path: '/address', auth: 'actor' },
  askAddressChange: { method: 'POST', path: '/address-change', auth: 'actor' },
  cancelAddressChange: { method: 'DELETE', path: '/address-change', auth: 'actor' },
  getActor: { method: 'GET', path: '/actor', auth: 'actor' },
  // the statement of a candidacy
  getCandidacy: { method: 'GET', path: '/candidacy/{cid}', auth: 'preparer' },
  getQuestionnaire: { method: 'GET', path: '/candidacy/{cid}/questionnaire', auth: 'preparer' },
  saveStatement: { method: 'PATCH', path: '/candidacy/{cid}/statement', auth: 'preparer' },
  copyAnswers: { method: 'POST', path: '/candidacy/{cid}/copy', auth: 'candidate' },
  submitStatement: { method: 'POST', path: '/candidacy/{cid}/submission', auth: 'candidate' },
  getPortrait: { method: 'GET', path: '/candidacy/{cid}/portrait', auth: 'preparer' },
  putPortrait: { method: 'PUT', path: '/candidacy/{cid}/portrait', auth: 'candidate' },
  dropPortrait: { method: 'DELETE', path: '/candidacy/{cid}/portrait', auth: 'candidate' },
  // after the end of changes
  getCorrections: { method: 'GET', path: '/candidacy/{cid}/correction', auth: 'candidate' },
  askCorrection: { method: 'POST', path: '/candidacy/{cid}/correction', auth: 'candidate' },
  takeBackCorrection: { method: 'DELETE', path: '/candidacy/{cid}/correction/{id}', auth: 'candidate' },
  // what was held back or returned
  getDecisions: { method: 'GET', path: '/candidacy/{cid}/decision', auth: 'candidate' },
  appeal: { method: 'POST', path: '/candidacy/{cid}/decision/{id}/appeal', auth: 'candidate' },
  // the person's own data
  exportCandidacy: { method: 'GET', path: '/candidacy/{cid}/export', auth: 'candidate' },
  withdrawCandidacy: { method: 'POST', path: '/candidacy/{cid}/withdrawal', auth: 'candidate' },
  createPreview: { method: 'POST', path: '/candidacy/{cid}/preview', auth: 'candidate' },
  // secretariats
  getGrants: { method: 'GET', path: '/candidacy/{cid}/grant', auth: 'candidate' },
  giveGrant: { method: 'PUT', path: '/candidacy/{cid}/grant/{sid}', auth: 'candidate' },
  endGrant: { method: 'DELETE', path: '/candidacy/{cid}/grant/{sid}', auth: 'candidate' },
  getTeam: { method: 'GET', path: '/team/candidacy', auth: 'secretariat' },
  remindCandidate: { method: 'POST', path: '/team/candidacy/{id}/reminder', auth: 'secretariat' },
  proposeAddress: { method: 'POST', path: '/team/candidacy/{id}/address', auth: 'secretariat' },
} as const satisfies Record<string, DeskCall>

export type DeskCallName = keyof typeof deskCalls
