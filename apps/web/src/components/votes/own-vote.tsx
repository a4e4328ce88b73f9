import type { UserDecision, Vote } from '@plenara/contract'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { isLoggedIn, useSession } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { useUser } from '../../lib/user.ts'
import { useDecideVote, useUserVotes } from '../../lib/user-votes.ts'
import { Button } from '../button.tsx'
import { ConsentDialog } from '../consent-dialog.tsx'
import { LoginHint } from '../login-hint.tsx'
import { ErrorState } from '../state-panel.tsx'
import styles from './own-vote.module.css'

const CHOICES = [
  { decision: 'yes', Icon: IconCheck },
  { decision: 'no', Icon: IconX },
] as const

/** What the user says to a vote: yes, no or nothing, each step with its undo [ENTITY-17]. Visitors are led to the login. */
export function OwnVote({ vote }: { readonly vote: Pick<Vote, 'id' | 'kind'> }) {
  const t = useText()
  const id = useId()
  const session = useSession()
  return (
    <section className={styles.own} aria-labelledby={id}>
      <h2 id={id}>{t('votes.own.title')}</h2>
      {vote.kind === 'tie-break' ? (
        <p className={styles.note}>{t('votes.own.tieBreak')}</p>
      ) : isLoggedIn(session) ? (
        <Choice voteId={vote.id} />
      ) : (
        <LoginHint text={t('votes.own.visitor')} />
      )}
    </section>
  )
}

function Choice({ voteId }: { readonly voteId: number }) {
  const t = useText()
  const user = useUser()
  const votes = useUserVotes()
  const decide = useDecideVote()
  const [wanted, setWanted] = useState<UserDecision | null>(null)
  const own = votes.data?.find(({ parliamentVoteId }) => parliamentVoteId === voteId)?.decision ?? null
  const isReady = votes.data !== undefined
  if (votes.error && !isReady) return <ErrorState error={votes.error} onRetry={() => void votes.refetch()} />
  const change = (next: UserDecision | null) => {
    decide(voteId, next)
    const text = next ? t('votes.own.saved', { decision: t(`votes.decision.${next}`) }) : t('votes.own.removed')
    showToast(text, { label: t('common.undo'), run: () => decide(voteId, own) })
  }
  const choose = (decision: UserDecision) => {
    if (!isReady) return
    if (user && !user.consent) setWanted(decision)
    else change(own === decision ? null : decision)
  }
  return (
    <>
      <div className={styles.choices}>
        {CHOICES.map(({ decision, Icon }) => (
          <button
            key={decision}
            type="button"
            className={`${styles.choice} ${styles[decision]}`}
            aria-pressed={own === decision}
            aria-disabled={!isReady}
            onClick={() => choose(decision)}
          >
            <Icon size={20} aria-hidden />
            {t(`votes.decision.${decision}`)}
          </button>
        ))}
      </div>
      {own && (
        <Button kind="quiet" size="small" onClick={() => change(null)}>
          {t('votes.own.remove')}
        </Button>
      )}
      {wanted && (
        <ConsentDialog
          onClose={() => setWanted(null)}
          onGiven={() => {
            setWanted(null)
            change(wanted)
          }}
        />
      )}
    </>
  )
}
