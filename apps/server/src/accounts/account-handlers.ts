import type { AccountHandlers } from '@plenara/api'
import type { AccountContext } from './account-context.ts'
import { confirm } from './confirm.ts'
import { requestEmailChange } from './email-change.ts'
import { changePasskey, deletePasskey, getPasskeys } from './passkeys/manage.ts'
import { proveSession, requireFreshSession, startProof } from './passkeys/proof.ts'
import { createPasskey, startPasskey } from './passkeys/register.ts'
import { startPasskeySignIn } from './passkeys/sign-in.ts'
import { authenticateWithPasskey, voterPasskeys } from './passkeys/voter-passkeys.ts'
import { changePassword, requestReset, resetPassword } from './password.ts'
import { deletePushDevice, exportPushDevices, getPushDevices, setPushDevice } from './push-devices.ts'
import { register, resendConfirmation } from './registration.ts'
import { authenticate, logout } from './session.ts'

/** The calls of the account group, which only a server answers. */
export function createAccountHandlers(context: AccountContext): AccountHandlers {
  const passkeys = passkeyHandlers(context)
  /** A call that hashes is refused before it counts a try, so that a refusal costs no statement. */
  const hashing =
    <Input, Answer>(handle: (input: Input) => Promise<Answer>) =>
    async (input: Input) => {
      context.hasher.ensureRoom()
      return handle(input)
    }
  return {
    register: hashing(register(context)),
    resendConfirmation: resendConfirmation(context),
    confirm: confirm(context),
    requestReset: requestReset(context),
    resetPassword: hashing(resetPassword(context)),
    authenticate: hashing(authenticate(context)),
    logout: logout(context),
    changePassword: hashing(changePassword(context)),
    ...passkeys,
    proveUser: hashing(passkeys.proveUser),
    getPushDevices: getPushDevices(context),
    setPushDevice: setPushDevice(context),
    deletePushDevice: deletePushDevice(context),
    exportPushDevices: exportPushDevices(context),
    requestEmailChange: hashing(requestEmailChange(context)),
  }
}

function passkeyHandlers(context: AccountContext) {
  const passkeys = voterPasskeys(context)
  return {
    startPasskeySignIn: async () => startPasskeySignIn(passkeys),
    authenticateWithPasskey: authenticateWithPasskey(context),
    getPasskeys: ({ userId }) => getPasskeys(passkeys, userId),
    startPasskey: ({ userId, token }) => startPasskey(passkeys, { ownerId: userId, token }),
    createPasskey: ({ userId, token, body }) => createPasskey(passkeys, { ownerId: userId, token, body }),
    changePasskey: ({ userId, params, body }) => changePasskey(passkeys, { ownerId: userId, passkeyId: params.pid, ...body }),
    deletePasskey: async ({ userId, token, params }) => {
      await deletePasskey(passkeys, { ownerId: userId, token, passkeyId: params.pid })
      return {}
    },
    startProof: ({ userId, token }) => startProof(passkeys, { ownerId: userId, token }),
    proveUser: ({ userId, token, body }) => proveSession(passkeys, { ownerId: userId, token, proof: body }),
    requireFreshSession: ({ userId, token }) => requireFreshSession(passkeys, { ownerId: userId, token }),
  } satisfies Partial<AccountHandlers>
}
