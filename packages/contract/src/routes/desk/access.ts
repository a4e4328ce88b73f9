import { z } from 'zod'
import { deskCalls } from '../../desk-calls.ts'
import { actor, actorAddress, stoppedChange } from '../../entities/candidacy.ts'
import { moment, nothing } from '../../entities/common.ts'
import { assertion, newPasskey, passkey, passkeyChange, passkeyCreation, passkeyRequest, passkeys } from '../../entities/passkey.ts'
import { langQuery, pathIds, routeOf } from '../../route.ts'
import { proof } from '../passkey.ts'

const line = z.string().max(1000)
export const PASSWORD_RULES = [
  'password_too_short',
  'password_needs_digits',
  'password_needs_symbols',
  'password_too_long',
  'password_too_common',
] as const

/** How those who stand for election enter: password, passkeys, address. */
export const accessRoutes = {
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
    errors: ['secret_invalid', ...PASSWORD_RULES, 'too_many_attempts'],
  }),
  signOut: routeOf(deskCalls.signOut, { response: nothing }),
  changePassword: routeOf(deskCalls.changePassword, {
    body: z.strictObject({ current: line, password: line }),
    response: nothing,
    errors: ['credentials_wrong', ...PASSWORD_RULES, 'too_many_attempts'],
  }),
  startPasskeySignIn: routeOf(deskCalls.startPasskeySignIn, { response: passkeyRequest }),
  signInWithPasskey: routeOf(deskCalls.signInWithPasskey, {
    query: langQuery,
    body: assertion,
    response: actor,
    errors: ['passkey_refused', 'too_many_attempts'],
  }),
  getPasskeys: routeOf(deskCalls.getPasskeys, { response: passkeys }),
  startPasskey: routeOf(deskCalls.startPasskey, {
    response: passkeyCreation,
    errors: ['proof_needed', 'too_many_passkeys'],
  }),
  createPasskey: routeOf(deskCalls.createPasskey, {
    body: newPasskey,
    status: 201,
    response: passkey,
    errors: ['proof_needed', 'passkey_refused', 'passkey_known', 'too_many_passkeys', 'too_many_attempts'],
  }),
  changePasskey: routeOf(deskCalls.changePasskey, {
    params: pathIds('pid'),
    body: passkeyChange,
    response: passkey,
    errors: ['passkey_not_found'],
  }),
  deletePasskey: routeOf(deskCalls.deletePasskey, {
    params: pathIds('pid'),
    response: nothing,
    errors: ['proof_needed', 'passkey_not_found', 'last_passkey'],
  }),
  startProof: routeOf(deskCalls.startProof, { response: passkeyRequest }),
  proveActor: routeOf(deskCalls.proveActor, {
    body: proof,
    response: z.object({ until: moment }),
    errors: ['credentials_wrong', 'passkey_refused', 'too_many_attempts'],
  }),
  getAddress: routeOf(deskCalls.getAddress, { response: actorAddress }),
  askAddressChange: routeOf(deskCalls.askAddressChange, {
    body: z.strictObject({ email: line }),
    status: 202,
    response: nothing,
    errors: ['proof_needed', 'email_invalid', 'too_many_attempts'],
  }),
  cancelAddressChange: routeOf(deskCalls.cancelAddressChange, { response: nothing }),
  confirmAddress: routeOf(deskCalls.confirmAddress, {
    body: z.strictObject({ code: line }),
    response: nothing,
    errors: ['secret_invalid', 'email_in_use', 'too_many_attempts'],
  }),
  stopAddressChange: routeOf(deskCalls.stopAddressChange, {
    body: z.strictObject({ code: line }),
    response: stoppedChange,
    errors: ['secret_invalid', 'email_in_use', 'too_many_attempts'],
  }),
}
