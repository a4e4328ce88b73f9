import { z } from 'zod'
import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { consent, progressionEntry, user, userPatch } from '../entities/user.ts'
import { importedUser, userExport } from '../entities/user-export.ts'
import { defineRoute, pathIds } from '../route.ts'

export const userRoutes = {
  getUser: defineRoute(calls.getUser, { params: pathIds('id'), response: user }),
  changeUser: defineRoute(calls.changeUser, {
    params: pathIds('id'),
    body: userPatch,
    response: user,
    errors: [
      'username_required',
      'username_too_long',
      'username_invalid',
      'canton_not_found',
      'location_invalid',
      'email_invalid',
      'credentials_wrong',
      'proof_needed',
      'online_account_needed',
      'too_many_attempts',
    ],
  }),
  deleteUser: defineRoute(calls.deleteUser, { params: pathIds('id'), response: nothing, errors: ['proof_needed'] }),
  giveConsent: defineRoute(calls.giveConsent, {
    params: pathIds('id'),
    body: z.strictObject({ version: z.string().min(1).max(20) }),
    response: consent,
  }),
  withdrawConsent: defineRoute(calls.withdrawConsent, { params: pathIds('id'), response: nothing }),
  getUserExport: defineRoute(calls.getUserExport, { params: pathIds('id'), response: userExport, errors: ['proof_needed'] }),
  importUser: defineRoute(calls.importUser, {
    params: pathIds('id'),
    query: z.strictObject({ mode: z.literal('add').optional() }),
    body: userExport,
    response: importedUser,
    errors: ['consent_missing'],
  }),
  getProgression: defineRoute(calls.getProgression, { params: pathIds('id'), response: z.array(progressionEntry) }),
  setProgression: defineRoute(calls.setProgression, { params: pathIds('id'), body: progressionEntry, response: progressionEntry }),
  getElectionProgression: defineRoute(calls.getElectionProgression, {
    params: pathIds('id', 'eid'),
    response: z.array(progressionEntry),
    errors: ['election_not_found'],
  }),
  setElectionProgression: defineRoute(calls.setElectionProgression, {
    params: pathIds('id', 'eid'),
    body: progressionEntry,
    response: progressionEntry,
    errors: ['election_not_found'],
  }),
}
