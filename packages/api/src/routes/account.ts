import { DomainError } from '@plenara/domain'
import type { AccountCall } from '../account.ts'
import type { Handler } from '../handler.ts'

export const accountHandlers = {
  register: passOn('register'),
  resendConfirmation: passOn('resendConfirmation'),
  confirm: passOn('confirm'),
  requestReset: passOn('requestReset'),
  resetPassword: passOn('resetPassword'),
  authenticate: passOn('authenticate'),
  logout: passOn('logout'),
  changePassword: passOn('changePassword'),
}

function passOn<R extends AccountCall>(name: R): Handler<R> {
  return async (incoming, { account }) => {
    if (!account) throw new DomainError('not_found')
    return account[name](incoming)
  }
}
