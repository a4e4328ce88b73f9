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

/** A page of the candidacy that the address names, which is one of the person's own. */
export function CandidacyScreen({ actor, isTask = false, children }: CandidacyScreenProps) {
  const { cid = '' } = useParams()
  const known = actor.candidacies.find(({ id }) => String(id) === cid)
  if (!known) return <NotFoundPage />
  return (
    <Shell actor={actor} candidacy={known} isTask={isTask}>
      <Loaded key={known.id} cid={known.id}>
        {children}
      </Loaded>
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
