import type { CandidateCard } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'

/** The state of a candidacy in plain words; nothing for a regular one. */
export function StandingNote({ standing }: { readonly standing: CandidateCard['standing'] | 'former' }) {
  const t = useText()
  return standing ? <span>{t(`common.standing.${standing}`)}</span> : null
}
