import type { passkeyRoutes } from '../routes/passkey.ts'
import type { CallDoc } from './call-doc.ts'

const key = { id: 17, name: 'Telefon', createdAt: '2027-09-01T08:00:00.000Z', lastUsedAt: null, backedUp: true }
const used = {
  id: 'c2FtcGxlLWNyZWRlbnRpYWw',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  authenticatorData: 'c2FtcGxlLWRhdGE',
  signature: 'c2FtcGxlLXNpZ25hdHVyZQ',
  userHandle: 'c2FtcGxlLWhhbmRsZQ',
}

export const passkeyDocs: Readonly<Record<keyof typeof passkeyRoutes, CallDoc>> = {
  startPasskeySignIn: {
    summary: 'Begin to sign in with a passkey',
    description: 'Names no account: the browser offers its passkeys. The challenge is good for five minutes and one sign-in.',
  },
  authenticateWithPasskey: {
    summary: 'Sign in with a passkey',
    description:
      'Answers like `authenticate`. `passkey_refused`, after the same time, whatever is wrong: unknown or removed, another origin, signature, counter or challenge.',
    body: used,
  },
  getPasskeys: { summary: 'The passkeys of the user', answer: { passkeys: [key], hasPassword: true } },
  startPasskey: {
    summary: 'Begin to make a passkey',
    description: '`proof_needed` where the session was neither opened nor proved in the last five minutes.',
  },
  createPasskey: {
    summary: 'Keep a new passkey',
    description: 'With the challenge of `startPasskey`: five minutes, one key, this session. The user is told by mail.',
    body: { name: 'Telefon', id: used.id, clientDataJSON: used.clientDataJSON, attestationObject: 'c2FtcGxl', transports: ['internal'] },
    answer: key,
  },
  changePasskey: { summary: 'Rename a passkey', description: 'The name is for the user alone.', body: { name: 'Arbeit' } },
  deletePasskey: {
    summary: 'Remove a passkey',
    description:
      '`last_passkey` where the account would have neither password nor passkey: `POST /reset` sends a link that sets one. The user is told by mail.',
  },
  startProof: {
    summary: 'Begin to prove the session with a passkey',
    description: 'Names the passkeys of the user. The challenge is good for five minutes, one proof and this session.',
  },
  proveUser: {
    summary: 'Prove that it is the user who holds the session',
    description:
      'By the present password, or by a passkey with the challenge of `startProof`. Until `until`, five minutes later, this session may export, delete the account, and change its address and its passkeys.',
    body: { password: 'Gletscher12!!' },
    answer: { until: '2027-09-01T08:05:00.000Z' },
  },
}
