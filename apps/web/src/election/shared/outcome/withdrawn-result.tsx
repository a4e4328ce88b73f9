import type { Election } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'

/** Since when a result is withdrawn, with the reason if the authority has given one; nothing for any other election. */
export function WithdrawnResult({ election }: { readonly election: Pick<Election, 'resultWithdrawn' | 'fallback'> }) {
  const t = useText()
  const { resultWithdrawn, fallback } = election
  if (resultWithdrawn === null) return null
  const { on, reason } = resultWithdrawn
  return (
    <>
      <p>
        <b>{t('results.withdrawn.title', { date: formatDay(on) })}</b>
      </p>
      {reason !== null && <p lang={fallback?.resultWithdrawn}>{t('results.withdrawn.reason', { reason })}</p>}
    </>
  )
}
