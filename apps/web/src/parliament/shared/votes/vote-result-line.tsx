import type { VoteCard } from '@plenara/contract'
import { zurichDay } from '@plenara/domain/elections'
import { useText } from '@plenara/ui/text/text.ts'
import { useNow } from '../../../platform/use-now.ts'
import { resultText } from './vote-result.ts'

/** A sentence with the result of a vote. */
export function VoteResultLine({ vote, className }: { readonly vote: VoteCard; readonly className?: string | undefined }) {
  const t = useText()
  const { verdict, numbers } = resultText(vote, zurichDay(useNow().getTime()))
  return (
    <p className={className}>
      {verdict && (
        <>
          <b>{t(verdict)}</b>{' '}
        </>
      )}
      <span className="num">{t(numbers.id, numbers.values)}</span>
    </p>
  )
}
