import type { Handlers } from '../handler.ts'
import { changeUser, deleteUser, getProgression, giveConsent, loadUser, setProgression, withdrawConsent } from '../services/user.ts'
import { exportUser } from '../services/user-export.ts'
import { importUser } from '../services/user-import.ts'

export const userHandlers = {
  getUser: ({ userId }, { users }) => loadUser(users, userId),
  changeUser: ({ userId, body }, services) => changeUser(services, userId, body),
  deleteUser: ({ userId }, { users }) => deleteUser(users, userId),
  giveConsent: ({ userId, body }, { users, now }) => giveConsent(users, userId, { version: body.version, at: now().toISOString() }),
  withdrawConsent: ({ userId }, { users }) => withdrawConsent(users, userId),
  getUserExport: ({ userId }, { users }) => exportUser(users, userId),
  importUser: ({ userId, body }, services) => importUser(services, userId, body),
  getProgression: ({ userId }, services) => getProgression(services, userId, null),
  setProgression: ({ userId, body }, services) => setProgression(services, { userId, electionId: null }, body),
  getElectionProgression: ({ userId, params }, services) => getProgression(services, userId, params.eid),
  setElectionProgression: ({ userId, params, body }, services) => setProgression(services, { userId, electionId: params.eid }, body),
} satisfies Partial<Handlers>
