import type { LocaleCode, PartySpider } from '@plenara/contract'
import { computeSpider, DomainError, medianSpider } from '@plenara/domain'
import { presentAxes } from '../presenters/questionnaire.ts'
import { languageOf } from '../presenters/texts.ts'
import type { Catalogue } from '../store.ts'
import { loadElection } from './election-data.ts'

/** The median diagram of the candidates of a party. Throws `election_not_found`, `party_not_found`. */
export async function getPartySpider(
  catalogue: Catalogue,
  { eid, partyId }: { readonly eid: number; readonly partyId: number },
  lang?: LocaleCode,
): Promise<PartySpider> {
  const { snapshot, answersByCandidate } = await loadElection(catalogue, eid)
  const candidates = snapshot.candidates.filter((candidate) => candidate.partyId === partyId)
  if (candidates.length === 0) throw new DomainError('party_not_found')
  const answers = candidates.flatMap(({ id }) => {
    const given = answersByCandidate.get(id) ?? []
    return given.some(({ value }) => value !== null) ? [given] : []
  })
  const spiders = answers.map((given) => computeSpider(snapshot.axes, snapshot.questions, given))
  const median = medianSpider(snapshot.axes, spiders)
  return { axes: presentAxes(snapshot, median, languageOf(lang)), known: spiders.length, total: candidates.length }
}
