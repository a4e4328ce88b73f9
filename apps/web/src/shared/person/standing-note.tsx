import type { CandidateCard } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'

/** What became of a candidacy, in plain words; nothing where somebody stands as usual. */
export function StandingNote({ standing }: { readonly standing: CandidateCard['standing'] | 'former' }) {
  const t = useText()
  return standing ? <span>{t(`common.standing.${standing}`)}</span> : null
}
