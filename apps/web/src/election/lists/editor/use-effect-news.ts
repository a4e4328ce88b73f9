import { announce } from '@plenara/ui/announce.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useRef } from 'react'
import type { DraftEvaluation } from './draft-evaluation.ts'

/** After so long without a change, when the sentence about the change itself was heard. */
const QUIET_MILLISECONDS = 1500

/** Says once, when the editing pauses, that the ballot has become valid or invalid or loses another number of lines. */
export function useEffectNews({ evaluation }: DraftEvaluation): void {
  const t = useText()
  const { validity, lostLines } = evaluation
  const news = t(`ballot.news.${validity}`, { n: lostLines })
  const told = useRef(news)
  useEffect(() => {
    if (news === told.current) return
    const timer = setTimeout(() => {
      told.current = news
      announce(news)
    }, QUIET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [news])
}
