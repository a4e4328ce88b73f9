import type { CouncillorAgreement } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'

const REASONS = ['abstain', 'absent', 'excused', 'president'] as const

export interface UncountedProps {
  readonly agreement: Pick<CouncillorAgreement, (typeof REASONS)[number]>
  readonly className?: string | undefined
}

/** Votes of the user in which the person decided neither yes nor no, by reason. Nothing without any. */
export function Uncounted({ agreement, className }: UncountedProps) {
  const t = useText()
  const reasons = REASONS.filter((reason) => agreement[reason] > 0).map((reason) =>
    t(`agreement.uncounted.${reason}`, { n: agreement[reason] }),
  )
  if (reasons.length === 0) return null
  return <p className={className}>{t('agreement.uncounted', { reasons: reasons.join(', ') })}</p>
}
