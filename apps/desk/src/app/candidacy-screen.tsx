import type { Actor, CandidacyOfPerson } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { codeOf } from '../data/client.ts'
import { useCandidacy } from '../data/queries.ts'
import { ErrorState, Loading } from '../page/states.tsx'
import styles from './app.module.css'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'

export interface CandidacyScreenProps {
  readonly actor: Actor
  readonly isTask?: boolean
  readonly children: (candidacy: CandidacyOfPerson) => ReactNode
}

/** A page of the candidacy in the address: one of the account, or one that its secretariat may prepare. */
export function CandidacyScreen({ actor, isTask = false, children }: CandidacyScreenProps) {
  const { cid = '' } = useParams()
  const ownCandidacy = actor.candidacies.find(({ id }) => String(id) === cid)
  if (ownCandidacy) {
    return (
      <Shell actor={actor} candidacy={ownCandidacy} isTask={isTask}>
        <Loaded key={ownCandidacy.id} cid={ownCandidacy.id}>
          {children}
        </Loaded>
      </Shell>
    )
  }
  if (actor.secretariats.length === 0 || !/^[1-9]\d{0,15}$/.test(cid)) return <NotFoundPage />
  return (
    <PreparedShell key={cid} actor={actor} cid={Number(cid)} isTask={isTask}>
      <Loaded cid={Number(cid)}>{children}</Loaded>
    </PreparedShell>
  )
}

interface PreparedShellProps extends Pick<CandidacyScreenProps, 'actor' | 'isTask'> {
  readonly cid: number
  readonly children: ReactNode
}

/** The frame of a draft that a secretariat prepares: it names the person once loaded, and shows "not found" after the permission has ended. */
function PreparedShell({ actor, cid, isTask = false, children }: PreparedShellProps) {
  const { data, error } = useCandidacy(cid)
  if (error && codeOf(error) === 'not_found') return <NotFoundPage />
  return (
    <Shell actor={actor} candidacy={data ?? null} isTask={isTask}>
      {children}
    </Shell>
  )
}

function Loaded({ cid, children }: { readonly cid: number } & Pick<CandidacyScreenProps, 'children'>) {
  const t = useText()
  const candidacy = useCandidacy(cid)
  if (candidacy.data) return children(candidacy.data)
  return (
    <main id="content" className={styles.plain}>
      <h1 className="visually-hidden">{t('desk.area')}</h1>
      {candidacy.isPending ? (
        <Loading rows={6} />
      ) : codeOf(candidacy.error) === 'unauthorized' ? (
        <ButtonLink to={`/candidacy/sign-in?to=/candidacy/${cid}`} kind="primary">
          {t('signIn.submit')}
        </ButtonLink>
      ) : (
        <ErrorState error={candidacy.error} onRetry={() => candidacy.refetch()} />
      )}
    </main>
  )
}
