import { NotFound } from '../../shared/page/not-found.tsx'
import { Shell } from './shell.tsx'

/** The page for an unknown path [ROUTE-2]. */
export function NotFoundPage() {
  return (
    <Shell frame="full" area={undefined} path="*">
      <NotFound />
    </Shell>
  )
}
