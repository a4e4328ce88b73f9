import { useUserId } from '../session/session.ts'
import { useUser } from './user.ts'

/** What the fair random orders of the voter in use begin with. */
export function useSeed(): number {
  const userId = useUserId()
  return useUser()?.seed ?? userId
}
