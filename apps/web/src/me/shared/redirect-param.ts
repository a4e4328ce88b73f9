import { useSearchParams } from 'react-router'
import { redirectTarget } from '../../data/session/entry.ts'

/** The page that the visitor wanted when the guard stopped them, or null. */
export function useRedirectTarget(): string | null {
  const [params] = useSearchParams()
  return redirectTarget(params.get('redirect'))
}
