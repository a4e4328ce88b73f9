import type { UserDecision, Vote } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useDecideVote, useUserVotes } from '../../../data/commands/user-votes.ts'
import { hasLocalAccount } from '../../../data/session/account-type.ts'
import { beginAsGuest } from '../../../data/session/begin-as-guest.ts'
import { isLoggedIn, useSession } from '../../../data/session/session.ts'
import { LoginHint } from '../../../shared/page/login-hint.tsx'
import { ErrorState } from '../../../shared/page/state-panel.tsx'
import styles from './own-vote.module.css'

const CHOICES = [
  { decision: 'yes', Icon: IconCheck },
  { decision: 'no', Icon: IconX },
] as const

/** What the user says to a vote: yes, no or nothing, each step with its undo [ENTITY-17]. A visitor who says it is a guest from then on. */
export function OwnVote({ vote }: { readonly vote: Pick<Vote, 'id' | 'kind' | 'title'> }) {
  const t = useText()
  const id = useId()
  const session = useSession()
  return (
    <section className={styles.own} aria-labelledby={id}>
      <h2 id={id}>{t(isLoggedIn(session) ? 'votes.own.title' : 'votes.own.question')}</h2>
      <span id={`${id}-vote`} hidden>
        {vote.title}
      </span>
      {vote.kind === 'tie-break' ? (
        <p className={styles.note}>{t('votes.own.tieBreak')}</p>
      ) : isLoggedIn(session) ? (
        <Choice voteId={vote.id} titleId={`${id}-vote`} />
      ) : (
        <VisitorChoice voteId={vote.id} titleId={`${id}-vote`} />
      )}
    </section>
  )
}

interface ChoiceProps {
  readonly voteId: number
  /** The element that names the vote, so that a yes alone says to what. */
  readonly titleId: string
}

/** Where an account is on this device already, or none can be, its owner signs in first. */
function VisitorChoice({ voteId, titleId }: ChoiceProps) {
  const t = useText()
  const decide = useDecideVote()
  const [isRefused, setRefused] = useState(false)
  if (isRefused || hasLocalAccount()) return <LoginHint text={t('votes.own.visitor')} />
  const choose = (decision: UserDecision) => {
    beginAsGuest().then(
      () => void decide(voteId, decision).then((isKept) => isKept && showToast(t('votes.own.savedHere'))),
      () => setRefused(true),
    )
  }
  return (
    <>
      <Choices titleId={titleId} own={null} isReady onChoose={choose} />
      <p className={styles.note}>{t('votes.own.visitorNote')}</p>
    </>
  )
}

interface ChoicesProps {
  readonly titleId: string
  readonly own: UserDecision | null
  readonly isReady: boolean
  readonly onChoose: (decision: UserDecision) => void
}

function Choices({ titleId, own, isReady, onChoose }: ChoicesProps) {
  const t = useText()
  return (
    <div className={styles.choices}>
      {CHOICES.map(({ decision, Icon }) => (
        <button
          key={decision}
          type="button"
          className={`${styles.choice} ${styles[decision]}`}
          aria-describedby={titleId}
          aria-pressed={own === decision}
          aria-disabled={!isReady}
          onClick={() => onChoose(decision)}
        >
          <Icon size={20} aria-hidden />
          <span>{t(`votes.decision.${decision}`)}</span>
        </button>
      ))}
    </div>
  )
}

function Choice({ voteId, titleId }: ChoiceProps) {
  const t = useText()
  const votes = useUserVotes()
  const own = votes.data?.find(({ parliamentVoteId }) => parliamentVoteId === voteId)?.decision ?? null
  const change = useChangeDecision(voteId, own)
  const isReady = votes.data !== undefined
  if (votes.error && !isReady) return <ErrorState error={votes.error} onRetry={() => void votes.refetch()} />
  const choose = (decision: UserDecision) => {
    if (isReady) void change(own === decision ? null : decision)
  }
  return (
    <>
      <Choices titleId={titleId} own={own} isReady={isReady} onChoose={choose} />
      {own && (
        <Button kind="quiet" size="small" onClick={() => void change(null)}>
          {t('votes.own.remove')}
        </Button>
      )}
    </>
  )
}

/** Says what was kept once it is, with its undo; of changes that follow each other quickly the last one alone. */
function useChangeDecision(voteId: number, own: UserDecision | null): (next: UserDecision | null) => Promise<void> {
  const t = useText()
  const decide = useDecideVote()
  const latest = useRef(0)
  return async (next) => {
    latest.current += 1
    const change = latest.current
    const isKept = await decide(voteId, next)
    if (!isKept || change !== latest.current) return
    const text = next ? t('votes.own.saved', { decision: t(`votes.decision.${next}`) }) : t('votes.own.removed')
    showToast(text, { label: t('common.undo'), run: () => void decide(voteId, own) })
  }
}
