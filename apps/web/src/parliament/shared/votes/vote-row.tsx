import type { UserDecision, VoteCard } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DecisionMark } from './decision-mark.tsx'
import { VoteBar } from './vote-bar.tsx'
import { VoteMeta } from './vote-meta.tsx'
import { sharesOf } from './vote-result.ts'
import { VoteResultLine } from './vote-result-line.tsx'
import styles from './vote-row.module.css'

export interface VoteRowProps {
  readonly vote: VoteCard
  /** Whether it is listed among the votes of its affair, whose name is then omitted. */
  readonly isWithinAffair?: boolean
  /** The level of its title. */
  readonly heading?: 'h3' | 'h4'
  /** The user's decision on it. */
  readonly userDecision?: UserDecision | undefined
  /** Content below, e.g. the decision of a councillor. */
  readonly children?: ReactNode
}

/** A vote in a list: its subject and its result; the whole row is a link. */
export function VoteRow({ vote, isWithinAffair, heading: Heading = 'h3', userDecision, children }: VoteRowProps) {
  const t = useText()
  const shares = sharesOf(vote)
  const name = isWithinAffair && vote.subject !== null && vote.kind === null ? 'subject' : 'title'
  return (
    <article className={styles.row}>
      <VoteMeta vote={vote} />
      <Heading className={styles.title}>
        <Link to={`/legislative/votes/${vote.id}`} lang={vote.fallback?.[name]}>
          {vote[name]}
        </Link>
      </Heading>
      {name === 'title' && vote.subject && (
        <p className={styles.subject} lang={vote.fallback?.subject}>
          {vote.subject}
        </p>
      )}
      <VoteResultLine vote={vote} className={styles.result} />
      {shares && <VoteBar {...shares} />}
      {children}
      {userDecision && (
        <p className={styles.own}>
          <span>{t('votes.own.said')}</span> <DecisionMark decision={userDecision} />
        </p>
      )}
    </article>
  )
}
