import type { Decision, UserDecision } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { DecisionMark } from '../shared/votes/decision-mark.tsx'
import styles from './office-votes.module.css'

export interface PersonDecisionProps {
  readonly name: string
  readonly decision: Decision
  readonly own: UserDecision | undefined
}

/** How a person voted and, where both said yes or no, whether the user said the same. */
export function PersonDecision({ name, decision, own }: PersonDecisionProps) {
  const t = useText()
  const isShared = own !== undefined && (decision === 'yes' || decision === 'no')
  return (
    <p className={styles.decision}>
      <span>{t('councillor.votes.decided', { name })}</span> <DecisionMark decision={decision} />
      {isShared && <span className={styles.likeness}>{t(own === decision ? 'councillor.votes.same' : 'councillor.votes.different')}</span>}
    </p>
  )
}
