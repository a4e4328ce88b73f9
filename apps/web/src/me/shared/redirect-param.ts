import { useSearchParams } from 'react-router'
import { redirectTarget } from '../../data/session/entry.ts'

/** The page that the visitor requested before the redirect of the guard, or null. */
export function useRedirectTarget(): string | null {
  const [params] = useSearchParams()
  return redirectTarget(params.get('redirect'))
}
