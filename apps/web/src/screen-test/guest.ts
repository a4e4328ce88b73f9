import { LOCAL_SESSION } from '../data/session/account-type.ts'
import { createVoter } from './in-page-server.ts'
import { prepareRating, type RatingVoter } from './rating.ts'
import type { ApiRequest } from './screen-test.ts'

/** The account on this device as the server of the page knows it: both keep their records in one database. */
export const GUEST = { id: LOCAL_SESSION.userId, token: `voter-${LOCAL_SESSION.userId}` }
export const AS_GUEST = { Authorization: `Bearer ${GUEST.token}` }

/** Takes what a guest of another test has left on this device. */
export async function forgetGuest(request: ApiRequest): Promise<void> {
  await request.delete(`/api/user/${GUEST.id}`, { headers: AS_GUEST })
}

/** A guest on this device, who has answered and rated, beside whoever is signed in. */
export async function prepareGuest(request: ApiRequest): Promise<RatingVoter> {
  await forgetGuest(request)
  await createVoter(GUEST.id, { username: '', email: '', locationChosen: true, consent: { version: '1', at: new Date().toISOString() } })
  const rating = await prepareRating(request, GUEST)
  for (const { id } of rating.candidates.slice(0, 2)) await rating.rate(id, 'love')
  localStorage.setItem('plenara-local.exists', `guest:${Date.now()}:${Date.now()}`)
  return rating
}
