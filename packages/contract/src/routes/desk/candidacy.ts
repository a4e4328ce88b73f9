import { z } from 'zod'
import { deskCalls } from '../../desk-calls.ts'
import { actor, invitation, notMe } from '../../entities/candidacy.ts'
import { candidacyExport } from '../../entities/candidacy-export.ts'
import { nothing } from '../../entities/common.ts'
import { correction, corrections, newCorrection } from '../../entities/correction.ts'
import {
  candidacyOfPerson,
  newSubmission,
  questionnaireOfCandidacy,
  savedStatement,
  statementChange,
  submission,
} from '../../entities/statement.ts'
import { langQuery, pathIds, routeOf } from '../../route.ts'

const line = z.string().max(1000)
const passwordRules = [
  'password_too_short',
  'password_needs_digits',
  'password_needs_symbols',
  'password_too_long',
  'password_too_common',
] as const

/** What those who stand for election call. Names are in the language of `lang`. */
export const candidacyRoutes = {
  readInvitation: routeOf(deskCalls.readInvitation, {
    query: langQuery,
    body: z.strictObject({ code: line }),
    response: invitation,
    errors: ['secret_invalid', 'too_many_attempts'],
  }),
  claim: routeOf(deskCalls.claim, {
    query: langQuery,
    body: z.strictObject({ code: line, password: line }),
    status: 201,
    response: actor,
    errors: ['secret_invalid', 'credentials_wrong', ...passwordRules, 'too_many_attempts'],
  }),
  notMe: routeOf(deskCalls.notMe, {
    body: z.strictObject({ code: line }),
    response: notMe,
    errors: ['secret_invalid', 'too_many_attempts'],
  }),
  signIn: routeOf(deskCalls.signIn, {
    query: langQuery,
    body: z.strictObject({ email: line, password: line }),
    response: actor,
    errors: ['credentials_wrong', 'too_many_attempts'],
  }),
  askReset: routeOf(deskCalls.askReset, {
    body: z.strictObject({ email: line }),
    status: 202,
    response: nothing,
    errors: ['too_many_attempts'],
  }),
  resetPassword: routeOf(deskCalls.resetPassword, {
    body: z.strictObject({ code: line, password: line }),
    response: nothing,
    errors: ['secret_invalid', ...passwordRules, 'too_many_attempts'],
  }),
  signOut: routeOf(deskCalls.signOut, { response: nothing }),
  changePassword: routeOf(deskCalls.changePassword, {
    body: z.strictObject({ current: line, password: line }),
    response: nothing,
    errors: ['credentials_wrong', ...passwordRules, 'too_many_attempts'],
  }),
  getActor: routeOf(deskCalls.getActor, { query: langQuery, response: actor }),
  getCandidacy: routeOf(deskCalls.getCandidacy, { params: pathIds('cid'), query: langQuery, response: candidacyOfPerson }),
  getQuestionnaire: routeOf(deskCalls.getQuestionnaire, { params: pathIds('cid'), query: langQuery, response: questionnaireOfCandidacy }),
  saveStatement: routeOf(deskCalls.saveStatement, {
    params: pathIds('cid'),
    body: statementChange,
    response: savedStatement,
    errors: ['question_not_found', 'value_not_on_scale', 'stale'],
  }),
  submitStatement: routeOf(deskCalls.submitStatement, {
    params: pathIds('cid'),
    body: newSubmission,
    status: 201,
    response: submission,
    errors: ['consent_missing', 'stale', 'too_many_attempts'],
  }),
  getCorrections: routeOf(deskCalls.getCorrections, { params: pathIds('cid'), response: corrections }),
  askCorrection: routeOf(deskCalls.askCorrection, {
    params: pathIds('cid'),
    body: newCorrection,
    status: 201,
    response: correction,
    errors: ['question_not_found', 'value_not_on_scale', 'too_many_attempts'],
  }),
  takeBackCorrection: routeOf(deskCalls.takeBackCorrection, { params: pathIds('cid', 'id'), response: nothing, errors: ['not_found'] }),
  exportCandidacy: routeOf(deskCalls.exportCandidacy, { params: pathIds('cid'), query: langQuery, response: candidacyExport }),
  withdrawCandidacy: routeOf(deskCalls.withdrawCandidacy, {
    params: pathIds('cid'),
    body: z.strictObject({ password: line }),
    response: nothing,
    errors: ['credentials_wrong', 'too_many_attempts'],
  }),
}
