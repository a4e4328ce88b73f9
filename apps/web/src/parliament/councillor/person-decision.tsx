import type { Decision, UserDecision } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { DecisionMark } from '../shared/votes/decision-mark.tsx'
import styles from './office-votes.module.css'

export interface PersonDecisionProps {
  readonly name: string
  readonly decision: Decision
  readonly userDecision: UserDecision | undefined
}

/** The decision of a person and, if both decided yes or no, whether the user decided the same. */
export function PersonDecision({ name, decision, userDecision }: PersonDecisionProps) {
  const t = useText()
  const isShared = userDecision !== undefined && (decision === 'yes' || decision === 'no')
  return (
    <p className={styles.decision}>
      <span>{t('councillor.votes.decided', { name })}</span> <DecisionMark decision={decision} />
      {isShared && (
        <span className={styles.likeness}>{t(userDecision === decision ? 'councillor.votes.same' : 'councillor.votes.different')}</span>
      )}
    </p>
  )
}
