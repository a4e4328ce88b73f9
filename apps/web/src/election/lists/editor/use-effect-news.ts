import { announce } from '@plenara/ui/announce.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useRef } from 'react'
import type { DraftEvaluation } from './draft-evaluation.ts'

/** The delay after a change, so that the announcement of the change itself is read first. */
const QUIET_MILLISECONDS = 1500

/** Announces once, when editing pauses, that the ballot has become valid or invalid or that its number of lost lines has changed. */
export function useEffectNews({ evaluation }: DraftEvaluation): void {
  const t = useText()
  const { validity, lostLines } = evaluation
  const news = t(`ballot.news.${validity}`, { n: lostLines })
  const announced = useRef(news)
  useEffect(() => {
    if (news === announced.current) return
    const timer = setTimeout(() => {
      announced.current = news
      announce(news)
    }, QUIET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [news])
}
