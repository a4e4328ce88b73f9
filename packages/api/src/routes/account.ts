import { DomainError } from '@plenara/domain'
import type { AccountCall, AccountCallHandlers } from '../account.ts'
import type { Handler } from '../handler.ts'

export const accountHandlers = {
  register: accountHandler('register'),
  resendConfirmation: accountHandler('resendConfirmation'),
  confirm: accountHandler('confirm'),
  requestReset: accountHandler('requestReset'),
  resetPassword: accountHandler('resetPassword'),
  authenticate: accountHandler('authenticate'),
  logout: accountHandler('logout'),
  changePassword: accountHandler('changePassword'),
  startPasskeySignIn: accountHandler('startPasskeySignIn'),
  authenticateWithPasskey: accountHandler('authenticateWithPasskey'),
  getPasskeys: accountHandler('getPasskeys'),
  startPasskey: accountHandler('startPasskey'),
  createPasskey: accountHandler('createPasskey'),
  changePasskey: accountHandler('changePasskey'),
  deletePasskey: accountHandler('deletePasskey'),
  startProof: accountHandler('startProof'),
  proveUser: accountHandler('proveUser'),
  getPushDevices: accountHandler('getPushDevices'),
  setPushDevice: accountHandler('setPushDevice'),
  deletePushDevice: accountHandler('deletePushDevice'),
}

function accountHandler<R extends AccountCall>(name: R): Handler<R> {
  return async (incoming, { account }) => {
    if (!account) throw new DomainError('not_found')
    const callHandlers: AccountCallHandlers = account
    return callHandlers[name](incoming)
  }
}
