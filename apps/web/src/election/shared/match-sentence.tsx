import { useText } from '@plenara/ui/text/text.ts'
import type { Person } from '../../shared/person/person.ts'

/** The match percent in words: its number of answers, or why there is none. */
export function MatchSentence({ percent }: { readonly percent: Person['percent'] }) {
  const t = useText()
  const n = percent?.shared ?? 0
  if (!percent || percent.value === null) return <span>{t('match.sharedTooFew', { n })}</span>
  return (
    <>
      <span className="visually-hidden">
        <span>{Math.round(percent.value)}</span> %{' '}
      </span>
      <span>{t('match.shared', { n })}</span>
    </>
  )
}
