import type { AccountHandlers } from '@plenara/api'
import type { AccountContext } from './account-context.ts'
import { changePassword, requestReset, resetPassword } from './password.ts'
import { confirm, register, resendConfirmation } from './registration.ts'
import { authenticate, logout } from './session.ts'

/** The calls of the account group, which only a server answers. */
export function createAccountHandlers(context: AccountContext): AccountHandlers {
  return {
    register: register(context),
    resendConfirmation: resendConfirmation(context),
    confirm: confirm(context),
    requestReset: requestReset(context),
    resetPassword: resetPassword(context),
    authenticate: authenticate(context),
    logout: logout(context),
    changePassword: changePassword(context),
  }
}
