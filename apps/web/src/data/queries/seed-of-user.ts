import type { User } from '@plenara/contract'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'

/** What the fair random orders of a voter begin with, as far as this page knows the voter. */
export function seedOf(userId: number): number {
  return queryClient.getQueryData<User>(queryKey('getUser', { params: { id: userId } }))?.seed ?? userId
}
