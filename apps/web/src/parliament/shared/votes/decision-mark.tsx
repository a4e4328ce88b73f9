import type { Decision } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArmchair, IconCheck, IconClock, IconMinus, IconUserOff, IconX } from '@tabler/icons-react'
import styles from './decision-mark.module.css'

const ICONS: Record<Decision, typeof IconCheck> = {
  yes: IconCheck,
  no: IconX,
  abstain: IconMinus,
  excused: IconClock,
  absent: IconUserOff,
  president: IconArmchair,
}

/** A decision on a vote: sign, word and colour [SCREEN-18]. */
export function DecisionMark({ decision }: { readonly decision: Decision }) {
  const t = useText()
  const Icon = ICONS[decision]
  return (
    <span className={`${styles.mark} ${styles[decision] ?? ''}`}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>{t(`votes.decision.${decision}`)}</span>
    </span>
  )
}
