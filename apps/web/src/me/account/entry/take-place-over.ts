import type { User } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { api } from '../../../data/calls/api.ts'
import { keepUser } from '../../../data/queries/user.ts'
import { rememberedPlace, rememberPlace } from '../../shared/remembered-place.ts'

/** Sets the place that was chosen on this device before, if the account has none. */
export async function takePlaceOver(user: User): Promise<User | undefined> {
  const place = rememberedPlace()
  if (user.locationChosen || !place) return undefined
  try {
    const changed = await api.changeUser({ params: { id: user.id }, body: { ...place } })
    await keepUser(changed)
    rememberPlace(null)
    return changed
  } catch (error) {
    // A place that the server refuses is removed, and the next page asks for it; one that did not reach the server stays stored.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) rememberPlace(null)
    return undefined
  }
}
