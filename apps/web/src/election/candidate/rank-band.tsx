import { nearTieOf } from '@plenara/domain/match'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { usePercentsById } from '../../data/queries/candidates.ts'
import type { Person } from '../../shared/person/person.ts'
import { useShortLeft } from '../shared/use-short-left.ts'

/** The rank of a person by match; ranks that are too close are shown as one band. Nothing without a percent, and before the short questions are answered. */
export function RankBand({ person }: { readonly person: Person }) {
  const t = useText()
  const percents = usePercentsById(person.card.electionId)
  const { band, total } = useMemo(() => {
    const all = [...percents.values()]
    return { band: nearTieOf(all, person.id), total: all.filter(({ value }) => value !== null).length }
  }, [percents, person.id])
  const left = useShortLeft(person.card.electionId)
  if (!band || left !== 0) return null
  const { firstRank: first, lastRank: last } = band
  if (first === last) return <p>{t('candidate.rank.alone', { rank: first, total })}</p>
  return <p>{t('candidate.rank.band', { first, last, n: last - first + 1, total })}</p>
}
