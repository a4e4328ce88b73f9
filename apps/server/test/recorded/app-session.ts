import type { ClientCall } from '@plenara/contract/client'

/** One call of the app as its code makes it. Words in braces stand for what only a running server knows. */
export interface Step {
  readonly name: ClientCall
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** What later steps need of the answer, by the word that stands for it. */
  readonly keep?: Readonly<Record<string, string>>
}

const newPassword = 'Ofen.64!bank'
const assertion = {
  ...{ id: '{credential}', clientDataJSON: '{clientData}', authenticatorData: '{authenticatorData}' },
  ...{ signature: '{signature}', userHandle: '{userHandle}' },
}
const user = { id: '{id}' }
const place = { ...user, eid: '{eid}' }
const candidate = { ...user, cid: '{candidateId}' }
const councillor = { ...user, cid: '{councillor}' }
const note = { type: 'occupation', reference: '{candidateId}/occupation', color: 'good' }
const lang = { lang: 'de' }

/** What an app does from the first start to logging off, in its order. */
export const appSession: readonly Step[] = [
  { name: 'getStatus' },
  { name: 'register', body: { email: '{newEmail}', username: 'Anna', password: '{password}', language: 'de' } },
  { name: 'resendConfirmation', body: { email: '{newEmail}' } },
  { name: 'requestReset', body: { email: '{newEmail}' } },
  { name: 'authenticate', body: { email: '{email}', password: '{password}' }, keep: { token: 'token' } },
  { name: 'getUser', params: user },
  { name: 'getCantons' },
  { name: 'lookUpCanton', query: { zip: '4051' } },
  { name: 'getCantonConstituencies', params: { id: '6' } },
  { name: 'getConstituencies' },
  { name: 'changeUser', params: user, body: { cantonId: 6, language: 'fr', languageContent: 'auto' } },
  { name: 'giveConsent', params: user, body: { version: '1' } },
  { name: 'setProgression', params: user, body: { key: 'start', data: { state: 'c' } } },
  { name: 'getProgression', params: user },
  { name: 'getUserElections', params: user, query: lang },
  { name: 'getElection', params: { eid: '{eid}' }, query: lang },
  { name: 'getParties', query: lang },
  { name: 'getCategories', params: { eid: '{eid}' }, query: lang },
  { name: 'getQuestions', params: { eid: '{eid}' }, query: lang },
  { name: 'setResponse', params: { ...place, questionId: '{questionId}' }, body: { value: 100, weight: 2 } },
  { name: 'getResponses', params: place },
  { name: 'getSpider', params: place, query: lang },
  { name: 'setElectionProgression', params: place, body: { key: 'match', data: { state: 'c' } } },
  { name: 'getElectionProgression', params: place },
  { name: 'getCandidates', params: { eid: '{eid}' }, query: { view: 'card', lang: 'de' } },
  { name: 'getCandidate', params: { eid: '{eid}', cid: '{candidateId}' }, query: lang },
  { name: 'getCandidateSpider', params: { eid: '{eid}', candidateId: '{candidateId}' }, query: lang },
  { name: 'getPartySpider', params: { eid: '{eid}', partyId: '{partyId}' }, query: lang },
  { name: 'getCandidateResponses', params: { eid: '{eid}', candidateId: '{candidateId}' } },
  { name: 'getMatchPercents', params: place },
  { name: 'getMatchContributions', params: { ...place, candidateId: '{candidateId}' } },
  { name: 'setMatch', params: { ...place, candidateId: '{candidateId}' }, body: { type: 'love' } },
  { name: 'setMatch', params: { ...place, candidateId: '{candidateId}' }, body: { rank: 1 } },
  { name: 'getMatches', params: place },
  { name: 'matchAll', params: place, body: { type: 'like' } },
  { name: 'deleteResponse', params: { ...place, questionId: '{questionId}' } },
  { name: 'getOfficialLists', params: { eid: '{eid}' }, query: lang },
  { name: 'getListMatch', params: place },
  {
    name: 'createList',
    params: place,
    headers: { 'Idempotency-Key': 'recorded-1' },
    body: { name: 'Meine', candidates: [{ id: '{candidateId}', pos: 1 }] },
    keep: { lid: 'id' },
  },
  { name: 'changeList', params: { ...user, lid: '{lid}' }, body: { name: 'Unsere' } },
  { name: 'getLists', params: place },
  { name: 'setChoice', params: { ...place, lid: '{lid}' } },
  { name: 'getChoice', params: place },
  { name: 'deleteChoice', params: place },
  { name: 'deleteList', params: { ...user, lid: '{lid}' } },
  { name: 'setNote', params: candidate, body: note, keep: { nid: 'id' } },
  { name: 'getNotepad', params: candidate },
  { name: 'deleteNote', params: { ...candidate, nid: '{nid}' } },
  { name: 'setCouncillorNote', params: councillor, body: { ...note, reference: '{councillor}/occupation' }, keep: { pin: 'id' } },
  { name: 'changeCouncillorNote', params: { ...councillor, nid: '{pin}' }, body: { color: 'bad' } },
  { name: 'getCouncillorNotepad', params: councillor },
  { name: 'deleteCouncillorNote', params: { ...councillor, nid: '{pin}' } },
  { name: 'setUserVote', params: user, body: { parliamentVoteId: '{vote}', decision: 'yes' } },
  { name: 'getUserVotes', params: user },
  { name: 'getCouncillorAgreement', params: user },
  { name: 'deleteUserVote', params: { ...user, vid: '{vote}' } },
  { name: 'getCouncils', query: lang },
  { name: 'getParliamentaryGroups', query: lang },
  { name: 'getParliamentParties', query: lang },
  { name: 'getSessions', query: lang },
  { name: 'getCouncillor', params: { id: '{councillor}' }, query: lang },
  { name: 'getCouncillorVotes', params: { id: '{councillor}' }, query: lang },
  { name: 'getFederalCouncillors', query: lang },
  { name: 'getJudges', query: lang },
  { name: 'getVotes', query: { lang: 'de', page: 1 } },
  { name: 'getVote', params: { id: '{vote}' }, query: lang },
  { name: 'getAffair', params: { id: '{affair}' }, query: lang },
  { name: 'getAffairTopics', query: lang },
  { name: 'getMediaOutlets' },
  { name: 'getPortraits', params: { eid: '{eid}', block: '1' } },
  { name: 'getCandidateAnswers', params: { eid: '{eid}' } },
  { name: 'getElectionResult', params: { eid: '{countedElection}' } },
  { name: 'getCantonCouncils', params: { id: '6' }, query: lang },
  { name: 'getCouncillorVote', params: { id: '{councillor}', vid: '{vote}' }, query: lang },
  { name: 'getSaidAndVoted', params: { id: '{councillor}' }, query: lang },
  { name: 'getElectionArticles', params: { eid: '{eid}' }, query: lang },
  { name: 'getStatementChanges', params: { eid: '{eid}', cid: '{candidateId}' }, query: lang },
  { name: 'getModerationCounts', params: { eid: '{eid}' } },
  { name: 'getCandidateArticles', params: { eid: '{eid}', cid: '{candidateId}' }, query: lang },
  { name: 'getCouncillorArticles', params: { id: '{councillor}' }, query: lang },
  { name: 'getSurveys', query: { lang: 'de', app: 'ios' } },
  { name: 'getSources' },
  { name: 'getSetUp' },
  { name: 'startPasskey', params: user },
  {
    name: 'createPasskey',
    params: user,
    body: {
      name: 'Telefon',
      id: '{credential}',
      clientDataJSON: '{clientData}',
      attestationObject: '{attestation}',
      transports: ['internal'],
    },
    keep: { passkey: 'id' },
  },
  { name: 'getPasskeys', params: user },
  { name: 'changePasskey', params: { ...user, pid: '{passkey}' }, body: { name: 'Ersatz' } },
  { name: 'startPasskeySignIn' },
  { name: 'authenticateWithPasskey', body: assertion, keep: { token: 'token' } },
  { name: 'startProof', params: user },
  { name: 'proveUser', params: user, body: { passkey: assertion } },
  { name: 'proveUser', params: user, body: { password: '{password}' } },
  { name: 'getUserExport', params: user },
  { name: 'deletePasskey', params: { ...user, pid: '{passkey}' } },
  { name: 'changePassword', params: user, body: { current: '{password}', password: newPassword } },
  { name: 'withdrawConsent', params: user },
  { name: 'logout' },
  { name: 'authenticate', body: { email: '{email}', password: newPassword }, keep: { token: 'token' } },
  { name: 'deleteUser', params: user },
]
