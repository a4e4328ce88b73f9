import type { AccountHandlers } from '@plenara/api'
import type { AccountContext } from './account-context.ts'
import { confirm } from './confirm.ts'
import { requestEmailChange } from './email-change.ts'
import { changePasskey, deletePasskey, getPasskeys } from './passkeys/manage.ts'
import { proveUser, requireFreshSession, startProof } from './passkeys/proof.ts'
import { createPasskey, startPasskey } from './passkeys/register.ts'
import { authenticateWithPasskey, startPasskeySignIn } from './passkeys/sign-in.ts'
import { changePassword, requestReset, resetPassword } from './password.ts'
import { deletePushDevice, exportPushDevices, getPushDevices, setPushDevice } from '../push/push-devices.ts'
import { register, resendConfirmation } from './registration.ts'
import { authenticate, logout } from './session.ts'

/** The calls of the account group, which only a server answers. */
export function createAccountHandlers(context: AccountContext): AccountHandlers {
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
    startPasskeySignIn: startPasskeySignIn(context),
    authenticateWithPasskey: authenticateWithPasskey(context),
    getPasskeys: getPasskeys(context),
    startPasskey: startPasskey(context),
    createPasskey: createPasskey(context),
    changePasskey: changePasskey(context),
    deletePasskey: deletePasskey(context),
    startProof: startProof(context),
    proveUser: hashing(proveUser(context)),
    getPushDevices: getPushDevices(context),
    setPushDevice: setPushDevice(context),
    deletePushDevice: deletePushDevice(context),
    exportPushDevices: exportPushDevices(context),
    requireFreshSession: requireFreshSession(context),
    requestEmailChange: hashing(requestEmailChange(context)),
  }
}
