import type { Actor } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { codeOf } from '../data/client.ts'
import { useActor } from '../data/queries.ts'
import { useSignOutElsewhere } from '../data/use-signed-in.ts'
import { ErrorState, Loading } from '../page/states.tsx'
import styles from './app.module.css'

/** Redirects to the sign-in, with the requested page as target, if there is no session. */
export function Guard({ children }: { readonly children: (actor: Actor) => ReactNode }) {
  const t = useText()
  const { pathname } = useLocation()
  const actor = useActor()
  useSignOutElsewhere(actor.data?.id ?? 0)
  if (actor.data) return children(actor.data)
  if (actor.isPending) {
    return (
      <main id="content" className={styles.plain}>
        <h1 className="visually-hidden">{t('desk.area')}</h1>
        <Loading />
      </main>
    )
  }
  if (codeOf(actor.error) === 'unauthorized') {
    return <Navigate to={`/candidacy/sign-in${pathname === '/candidacy' ? '' : `?to=${encodeURIComponent(pathname)}`}`} replace />
  }
  return (
    <main id="content" className={styles.plain}>
      <h1 className="visually-hidden">{t('desk.area')}</h1>
      <ErrorState error={actor.error} onRetry={() => actor.refetch()} />
    </main>
  )
}
