import { nearTieOf } from '@plenara/domain'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { usePercentsById } from '../../lib/candidates.ts'
import type { Person } from '../../lib/person.ts'

/** The rank of a person by match; ranks too close to mean anything are said as one band. Nothing without a percent. */
export function RankBand({ person }: { readonly person: Person }) {
  const t = useText()
  const percents = usePercentsById(person.card.electionId)
  const { band, total } = useMemo(() => {
    const all = [...percents.values()]
    return { band: nearTieOf(all, person.id), total: all.filter(({ value }) => value !== null).length }
  }, [percents, person.id])
  if (!band) return null
  const { firstRank: first, lastRank: last } = band
  if (first === last) return <p>{t('candidate.rank.alone', { rank: first, total })}</p>
  return <p>{t('candidate.rank.band', { first, last, n: last - first + 1, total })}</p>
}
