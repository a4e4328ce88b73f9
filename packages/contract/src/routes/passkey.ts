import { z } from 'zod'
import { calls } from '../calls.ts'
import { moment, nothing } from '../entities/common.ts'
import { assertion, newPasskey, passkey, passkeyChange, passkeyCreation, passkeyRequest, passkeys } from '../entities/passkey.ts'
import { signedIn } from '../entities/user.ts'
import { defineRoute, pathIds } from '../route.ts'

/** Either the present password, or a passkey that was asked for by `startProof`. */
export const proof = z.union([z.strictObject({ password: z.string().max(1000) }), z.strictObject({ passkey: assertion })])
export type Proof = z.infer<typeof proof>

export const passkeyRoutes = {
  startPasskeySignIn: defineRoute(calls.startPasskeySignIn, { response: passkeyRequest }),
  authenticateWithPasskey: defineRoute(calls.authenticateWithPasskey, {
    body: assertion,
    response: signedIn,
    errors: ['passkey_refused', 'email_unconfirmed', 'too_many_attempts'],
  }),
  getPasskeys: defineRoute(calls.getPasskeys, { params: pathIds('id'), response: passkeys }),
  startPasskey: defineRoute(calls.startPasskey, {
    params: pathIds('id'),
    response: passkeyCreation,
    errors: ['proof_needed', 'too_many_passkeys', 'too_many_attempts'],
  }),
  createPasskey: defineRoute(calls.createPasskey, {
    params: pathIds('id'),
    body: newPasskey,
    status: 201,
    response: passkey,
    errors: ['proof_needed', 'passkey_refused', 'passkey_known', 'too_many_passkeys', 'too_many_attempts'],
  }),
  changePasskey: defineRoute(calls.changePasskey, {
    params: pathIds('id', 'pid'),
    body: passkeyChange,
    response: passkey,
    errors: ['passkey_not_found'],
  }),
  deletePasskey: defineRoute(calls.deletePasskey, {
    params: pathIds('id', 'pid'),
    response: nothing,
    errors: ['proof_needed', 'passkey_not_found', 'last_passkey'],
  }),
  startProof: defineRoute(calls.startProof, { params: pathIds('id'), response: passkeyRequest, errors: ['too_many_attempts'] }),
  proveUser: defineRoute(calls.proveUser, {
    params: pathIds('id'),
    body: proof,
    response: z.object({ until: moment }),
    errors: ['credentials_wrong', 'passkey_refused', 'too_many_attempts'],
  }),
}
