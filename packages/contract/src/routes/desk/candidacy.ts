import { z } from 'zod'
import { deskCalls } from '../../desk-calls.ts'
import { UPLOAD_BOUNDS, UPLOAD_TYPES } from '../../desk-pictures.ts'
import { actor, invitation, letter, notMe } from '../../entities/candidacy.ts'
import { candidacyExport } from '../../entities/candidacy-export.ts'
import { day, id, nothing } from '../../entities/common.ts'
import { correction, corrections, newCorrection } from '../../entities/correction.ts'
import { decidedField, newAppeal } from '../../entities/moderation.ts'
import { assertion } from '../../entities/passkey.ts'
import {
  candidacyOfPerson,
  newPreview,
  newSubmission,
  preview,
  questionnaireOfCandidacy,
  savedPortrait,
  savedStatement,
  statementChange,
  submission,
} from '../../entities/statement.ts'
import { langQuery, pathIds, routeOf } from '../../route.ts'
import { PASSWORD_RULES } from './access.ts'

/** The bytes of a picture. */
const picture = z.instanceof(Uint8Array)
const line = z.string().max(1000)
/** How an invitation is taken up: by a new password or that of the account, by a passkey of the account, or by nothing, where one is made next. */
const claimBody = z.union([
  z.strictObject({ code: line, password: line }),
  z.strictObject({ code: line, passkey: assertion }),
  z.strictObject({ code: line, passwordless: z.literal(true) }),
])
export type ClaimBody = z.infer<typeof claimBody>

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
    body: claimBody,
    status: 201,
    response: actor,
    errors: ['secret_invalid', 'credentials_wrong', 'passkey_refused', ...PASSWORD_RULES, 'too_many_attempts'],
  }),
  claimForAccount: routeOf(deskCalls.claimForAccount, {
    query: langQuery,
    body: z.strictObject({ code: line }),
    status: 201,
    response: actor,
    errors: ['secret_invalid', 'too_many_attempts'],
  }),
  readLetter: routeOf(deskCalls.readLetter, {
    query: langQuery,
    body: z.strictObject({ code: line, birthDate: day }),
    response: letter,
    errors: ['too_many_attempts'],
  }),
  confirmByMail: routeOf(deskCalls.confirmByMail, {
    query: langQuery,
    body: z.strictObject({ code: line, birthDate: day, email: line }),
    status: 202,
    response: nothing,
    errors: ['email_invalid', 'too_many_attempts'],
  }),
  notMe: routeOf(deskCalls.notMe, {
    body: z.strictObject({ code: line }),
    response: notMe,
    errors: ['secret_invalid', 'too_many_attempts'],
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
  copyAnswers: routeOf(deskCalls.copyAnswers, {
    params: pathIds('cid'),
    body: z.strictObject({ from: id }),
    response: savedStatement,
    errors: ['not_found'],
  }),
  submitStatement: routeOf(deskCalls.submitStatement, {
    params: pathIds('cid'),
    body: newSubmission,
    status: 201,
    response: submission,
    errors: ['consent_missing', 'stale', 'too_many_attempts'],
  }),
  getPortrait: routeOf(deskCalls.getPortrait, {
    params: pathIds('cid'),
    query: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: picture,
  }),
  putPortrait: routeOf(deskCalls.putPortrait, {
    params: pathIds('cid'),
    body: picture,
    raw: { mediaTypes: UPLOAD_TYPES, maxBytes: UPLOAD_BOUNDS.bytes },
    response: savedPortrait,
    errors: ['media_type', 'body_too_large', 'too_many_attempts'],
  }),
  dropPortrait: routeOf(deskCalls.dropPortrait, { params: pathIds('cid'), response: savedPortrait }),
  getCorrections: routeOf(deskCalls.getCorrections, { params: pathIds('cid'), response: corrections }),
  askCorrection: routeOf(deskCalls.askCorrection, {
    params: pathIds('cid'),
    body: newCorrection,
    status: 201,
    response: correction,
    errors: ['question_not_found', 'value_not_on_scale', 'too_many_attempts'],
  }),
  takeBackCorrection: routeOf(deskCalls.takeBackCorrection, { params: pathIds('cid', 'id'), response: nothing, errors: ['not_found'] }),
  getDecisions: routeOf(deskCalls.getDecisions, { params: pathIds('cid'), response: z.array(decidedField) }),
  appeal: routeOf(deskCalls.appeal, {
    params: pathIds('cid', 'id'),
    body: newAppeal,
    status: 201,
    response: decidedField,
    errors: ['not_found', 'too_many_attempts'],
  }),
  exportCandidacy: routeOf(deskCalls.exportCandidacy, { params: pathIds('cid'), query: langQuery, response: candidacyExport }),
  withdrawCandidacy: routeOf(deskCalls.withdrawCandidacy, { params: pathIds('cid'), response: nothing, errors: ['proof_needed'] }),
  createPreview: routeOf(deskCalls.createPreview, {
    params: pathIds('cid'),
    body: newPreview,
    status: 201,
    response: preview,
    errors: ['stale', 'too_many_attempts'],
  }),
}
