import { NotFound } from '../../shared/page/not-found.tsx'
import { Shell } from './shell.tsx'

/** The page of a path that does not exist [ROUTE-2]. */
export function NotFoundPage() {
  return (
    <Shell frame="full" area={undefined} path="*">
      <NotFound />
    </Shell>
  )
}
