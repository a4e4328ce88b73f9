import type { Handlers } from '../handler.ts'
import {
  changeUser,
  deleteUser,
  exportOwnUser,
  getProgression,
  giveConsent,
  loadUser,
  setProgression,
  withdrawConsent,
} from '../services/user.ts'

export const userHandlers = {
  getUser: ({ userId }, { users }) => loadUser(users, userId),
  changeUser: (incoming, services) => changeUser(services, incoming),
  deleteUser: (session, services) => deleteUser(services, session),
  giveConsent: ({ userId, body }, { users, now }) => giveConsent(users, userId, { version: body.version, at: now().toISOString() }),
  withdrawConsent: ({ userId }, { users }) => withdrawConsent(users, userId),
  getUserExport: (session, services) => exportOwnUser(services, session),
  // A device reads a file seldom, and loads what checks it only then.
  importUser: async ({ userId, body, query }, services) => {
    const { importUser } = await import('../services/user-import.ts')
    return importUser(services, userId, { document: body, mode: query.mode ?? 'replace' })
  },
  getProgression: ({ userId }, services) => getProgression(services, userId, null),
  setProgression: ({ userId, body }, services) => setProgression(services, { userId, electionId: null }, body),
  getElectionProgression: ({ userId, params }, services) => getProgression(services, userId, params.eid),
  setElectionProgression: ({ userId, params, body }, services) => setProgression(services, { userId, electionId: params.eid }, body),
} satisfies Partial<Handlers>
