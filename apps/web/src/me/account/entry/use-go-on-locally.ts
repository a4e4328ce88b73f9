import { useNavigate } from 'react-router'
import { firstPage } from '../../../data/session/entry.ts'
import { useStartLocalAccount } from './api.ts'

/** Opens the account of this device, then the first page of a voter. */
export function useGoOnLocally(target: string | null) {
  const navigate = useNavigate()
  const start = useStartLocalAccount()
  const run = () => {
    if (!start.isPending) start.mutate({ onSuccess: (user) => navigate(firstPage(user, target), { replace: true }) })
  }
  return { run, isPending: start.isPending, error: start.error }
}
