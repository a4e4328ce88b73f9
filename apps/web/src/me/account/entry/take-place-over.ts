import type { User } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { api } from '../../../data/calls/api.ts'
import { keepUser } from '../../../data/queries/user.ts'
import { rememberedPlace, rememberPlace } from '../../shared/remembered-place.ts'

/** Gives an account without a place the one that was chosen on this device before. */
export async function takePlaceOver(user: User): Promise<User | undefined> {
  const place = rememberedPlace()
  if (user.locationChosen || !place) return undefined
  try {
    const changed = await api.changeUser({ params: { id: user.id }, body: { ...place } })
    await keepUser(changed)
    rememberPlace(null)
    return changed
  } catch (error) {
    // A place that the server refuses is forgotten and asked for on the next page; one that did not reach it waits there.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) rememberPlace(null)
    return undefined
  }
}
