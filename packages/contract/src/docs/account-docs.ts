import type { accountRoutes } from '../routes/account.ts'
import type { CallDoc } from './call-doc.ts'

const email = 'anna@example.ch'
const password = 'Gletscher12!!'

export const accountDocs: Readonly<Record<keyof typeof accountRoutes, CallDoc>> = {
  register: {
    summary: 'Open an account',
    description:
      'Sends a link that confirms the address; there is no session before it is opened. With `registration`, kept by the browser that registered, opening the link makes the password count. Every broken rule has its code. An unconfirmed account yields to a later registration of its address after 15 minutes, and is gone after a week.',
    body: { email, username: 'Anna', password, language: 'de' },
  },
  resendConfirmation: {
    summary: 'Send the confirmation mail again',
    description: 'The answer is the same whether such an account waits or not. At most three mails an hour go to an address.',
    body: { email },
  },
  confirm: {
    summary: 'Confirm an address by the link of a mail',
    description:
      'The address of a new account, or the new one of an account: then `purpose` says so, and `email_in_use` that another account confirmed it first. Opening the link of a new account signs in: with the `registration` of the browser that registered, a `password` chosen now, or `passwordless` where a passkey follows; else `passwordFor` says whose password is missing, and the link stays good. The same link says success again for a day. It is good for 72 hours, for a new address 24.',
    body: { registration: 'mV3lq0x0rBq9Jc5o0T2bI1YkUuXWc8nM4eZsPdFhGa8' },
    answer: { language: 'de' },
  },
  requestReset: {
    summary: 'Ask for a link that sets a new password',
    description:
      'The answer and its time are the same whether the address has an account or not. At most three mails an hour go out, and further ones where no good link lies in the mailbox.',
    body: { email },
  },
  resetPassword: {
    summary: 'Set a new password by the link of a mail',
    description: 'Works once, within 30 minutes; ends every session. A password that breaks a rule leaves the link unused.',
    body: { password },
  },
  authenticate: {
    summary: 'Sign in',
    description:
      'Answers the bearer token of a new session, which ends 30 days after its last use and 180 days after this call. Tries are counted per account and network; `device`, a random token that a browser keeps for itself, is counted by itself once it signed in to the account.',
    body: { email, password },
  },
  logout: { summary: 'End the session of the token' },
  changePassword: {
    summary: 'Change the password',
    description: 'Ends every other session and an open change of the address. `credentials_wrong` where `current` is not the present one.',
    body: { current: password, password: 'Murmeltier34!!' },
  },
}
