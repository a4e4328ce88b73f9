import type { userRoutes } from '../routes/user.ts'
import type { CallDoc } from './call-doc.ts'

const entry = { key: 'match', data: { state: 'c' } }

export const userDocs: Readonly<Record<keyof typeof userRoutes, CallDoc>> = {
  getUser: { summary: 'The user' },
  changeUser: {
    summary: 'Change what the user set',
    description:
      'All or nothing. Canton and constituency must fit together. `email` with the present `password`, or with `proof` after `PUT /user/{id}/proof`, starts a change of the address: a link goes to the new one, a notice to the present one; `pendingEmail` names the new one until the link is opened (`PUT /confirm/{secret}`). The present address as `email` ends an open change. Whether another account has the address is never told. At most three changes an hour.',
    body: { language: 'fr', cantonId: 6, constituencyId: 45 },
  },
  deleteUser: {
    summary: 'Delete the account with everything in it',
    description: '`proof_needed` where the session was neither opened nor proved in the last five minutes.',
  },
  giveConsent: {
    summary: 'Consent to the storing of political opinions',
    description:
      'To the text of this version. The moment of the first consent to it stays. Without consent no opinion is stored (`consent_missing`).',
    body: { version: '1' },
    answer: { version: '1', at: '2027-09-01T08:00:00.000Z' },
  },
  withdrawConsent: {
    summary: 'Withdraw consent',
    description: 'Removes every opinion that was stored under it: answers, ratings, lists, choices, notes and votes. The account stays.',
  },
  getUserExport: {
    summary: 'Everything that the user gave, as one document',
    description:
      'The same content makes the same document. `proof_needed` where the session was neither opened nor proved in the last five minutes.',
  },
  importUser: {
    summary: 'Replace what the account holds by an exported document, or add to it',
    description:
      'A document that breaks rules is `invalid` with the code of each place, and nothing of it is taken. What refers to something that has gone since is kept, counts for nothing, and stands in the next export. Name, address and mails of the account stay where the document has none.',
  },
  getProgression: { summary: 'How far the user has come, apart from elections', answer: [entry] },
  setProgression: { summary: 'Note a step that belongs to no election', body: entry, answer: entry },
  getElectionProgression: { summary: 'How far the user has come in an election', answer: [entry] },
  setElectionProgression: { summary: 'Note a step in an election', body: entry, answer: entry },
}
