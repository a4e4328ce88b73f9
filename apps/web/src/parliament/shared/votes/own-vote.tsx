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

/** The user's decision on a vote: yes, no or none, each change with undo [ENTITY-17]. A visitor who decides becomes a guest. */
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
  /** The id of the element that names the vote, as the description of the buttons. */
  readonly titleId: string
}

/** If this device has an account already, or cannot have one, the user must sign in first. */
function VisitorChoice({ voteId, titleId }: ChoiceProps) {
  const t = useText()
  const decide = useDecideVote()
  const [isRefused, setRefused] = useState(false)
  if (isRefused || hasLocalAccount()) return <LoginHint text={t('votes.own.visitor')} />
  const choose = (decision: UserDecision) => {
    beginAsGuest().then(
      () => void decide(voteId, decision).then((isSaved) => isSaved && showToast(t('votes.own.savedHere'))),
      () => setRefused(true),
    )
  }
  return (
    <>
      <Choices titleId={titleId} chosen={null} isReady onChoose={choose} />
      <p className={styles.note}>{t('votes.own.visitorNote')}</p>
    </>
  )
}

interface ChoicesProps {
  readonly titleId: string
  readonly chosen: UserDecision | null
  readonly isReady: boolean
  readonly onChoose: (decision: UserDecision) => void
}

function Choices({ titleId, chosen, isReady, onChoose }: ChoicesProps) {
  const t = useText()
  return (
    <div className={styles.choices}>
      {CHOICES.map(({ decision, Icon }) => (
        <button
          key={decision}
          type="button"
          className={`${styles.choice} ${styles[decision]}`}
          aria-describedby={titleId}
          aria-pressed={chosen === decision}
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
  const present = votes.data?.find(({ parliamentVoteId }) => parliamentVoteId === voteId)?.decision ?? null
  const change = useChangeDecision(voteId, present)
  const isReady = votes.data !== undefined
  if (votes.error && !isReady) return <ErrorState error={votes.error} onRetry={() => void votes.refetch()} />
  const choose = (decision: UserDecision) => {
    if (isReady) void change(present === decision ? null : decision)
  }
  return (
    <>
      <Choices titleId={titleId} chosen={present} isReady={isReady} onChoose={choose} />
      {present && (
        <Button kind="quiet" size="small" onClick={() => void change(null)}>
          {t('votes.own.remove')}
        </Button>
      )}
    </>
  )
}

/** Confirms a change once it is saved, with undo; of quickly repeated changes only the last. */
function useChangeDecision(voteId: number, present: UserDecision | null): (next: UserDecision | null) => Promise<void> {
  const t = useText()
  const decide = useDecideVote()
  const latest = useRef(0)
  return async (next) => {
    latest.current += 1
    const change = latest.current
    const isSaved = await decide(voteId, next)
    if (!isSaved || change !== latest.current) return
    const text = next ? t('votes.own.saved', { decision: t(`votes.decision.${next}`) }) : t('votes.own.removed')
    showToast(text, { label: t('common.undo'), run: () => void decide(voteId, present) })
  }
}
