import { CANTON_CODES } from '@plenara/contract'
import { type Cell, csvOf } from '../../platform/csv.ts'
import { END_NAMES, endOf, headOf, sourcesOf, type VoteFile, type VoteFileContext } from './vote-files.ts'

const COUNTS = ['eligible', 'cast', 'valid', 'yes', 'no', 'yesPercent', 'turnoutPercent'] as const
const COUNT_NAMES = ['eligible', 'cast', 'valid', 'yes', 'no', 'yes_percent', 'turnout_percent']

/** A popular vote by municipality, those not counted yet without numbers. Rejects as the calls do. */
export async function municipalitiesOf(id: number, context: VoteFileContext): Promise<VoteFile> {
  const { api, language } = context
  const vote = await api.getVote({ params: { id }, query: { lang: language } })
  const cantons = await Promise.all(CANTON_CODES.map((code) => api.getMunicipalResults({ params: { id, code } })))
  const sources = await sourcesOf([vote, ...cantons], context)
  const { date, title } = vote
  const rows = () =>
    cantons.flatMap(({ cantonCode, municipalities, ...mark }) =>
      municipalities.map((one): Cell[] => [
        ...[id, date, title, cantonCode, one.number, one.name],
        ...[one.isCounted, ...COUNTS.map((count) => one[count])],
        ...endOf({ id, ...mark }, sources, context),
      ]),
    )
  const names = ['id', 'date', 'title', 'canton', 'municipality_number', 'municipality', 'counted', ...COUNT_NAMES, ...END_NAMES]
  return {
    csv: () => csvOf([names, ...rows()]),
    json: () =>
      JSON.stringify({ ...headOf(sources, context), id, date, title, cantons: cantons.filter((one) => one.municipalities.length > 0) }),
  }
}
