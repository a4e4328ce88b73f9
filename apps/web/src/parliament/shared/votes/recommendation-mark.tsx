import type { RECOMMENDATIONS } from '@plenara/contract/parliament-constants'
import { useText } from '@plenara/ui/text/text.ts'
import { DecisionMark } from './decision-mark.tsx'

/** A recommendation: a sign and a word for yes and no, else the word. */
export function RecommendationMark({ recommendation }: { readonly recommendation: (typeof RECOMMENDATIONS)[number] }) {
  const t = useText()
  if (recommendation === 'yes' || recommendation === 'no') return <DecisionMark decision={recommendation} />
  return <b>{t(`votes.recommendation.${recommendation}`)}</b>
}
