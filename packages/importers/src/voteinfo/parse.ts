import {
  type Ballots,
  type CantonalResult,
  CONTENT_LANGUAGES,
  type LocalizedText,
  type MunicipalResultsRecord,
  PEOPLE_VOTE_KINDS,
  type PeopleVoteRecord,
  type PeopleVoteResult,
  sourceId,
} from '@plenara/contract'
import { type JsonElement, problemsOf, type Report, readJsonElements, shaped } from '../json.ts'
import { peopleVoteKey } from '../parliament-keys.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import { contradictionsOf, isOfOutcome } from '../people-vote-contradictions.ts'
import { cantonByFederalNumber } from '../reference/cantons.ts'
import type { Source } from '../source.ts'
import { dayOf } from '../text.ts'
import { areaContradiction, cantonContradiction } from './areas.ts'
import { municipalFlaw, municipalResultsOf } from './municipalities.ts'
import { type AreaBallots, type Proposal, proposal } from './schema.ts'

const PROPOSALS = [['schweiz', 'vorlagen', '*']]
/** The day of the vote stands at the top of the document, before the proposals. */
const VOTE_DAY = /"abstimmtag"\s*:\s*"(\d{4})-?(\d{2})-?(\d{2})"/
const HEAD_LENGTH = 2_000

/**
 * VoteInfo of the Federal Statistical Office (JSON): the questions of a day with their results in the nation, the cantons and
 * the municipalities; without results before the count, not final during it. What does not add up is reported with its line.
 */
export async function parseVoteInfo(source: Source): Promise<ParliamentParsed> {
  const { problems, report } = problemsOf(source)
  const date = dayIn(source)
  const elements = readJsonElements(source, PROPOSALS, report)
  if (!date) {
    report(1, 'abstimmtag is missing or no day')
    return parliamentParsed(source, {}, problems)
  }
  const peopleVotes: PeopleVoteRecord[] = []
  const municipalResults: MunicipalResultsRecord[] = []
  for (const element of elements) {
    const read = shaped(element, proposal, report)
    const vote = read && toPeopleVote(read, date, element, report)
    if (!vote) continue
    peopleVotes.push(vote)
    municipalResults.push(...toMunicipalResults(read, vote.key, element, report))
  }
  return parliamentParsed(source, { peopleVotes, municipalResults }, problems)
}

/** Of a canton whose municipalities cannot be read none is told. */
function toMunicipalResults(read: Proposal, key: string, element: JsonElement, report: Report): MunicipalResultsRecord[] {
  return read.kantone.flatMap((canton, index) => {
    const flaw = municipalFlaw(canton)
    if (flaw) report(element.lineAt(['kantone', index]), `${read.vorlagenId}: ${flaw}`, true)
    const cantonCode = cantonByFederalNumber(canton.geoLevelnummer)
    return flaw || !cantonCode ? [] : municipalResultsOf(key, cantonCode, canton)
  })
}

function dayIn(source: Source): string | null {
  const head = new TextDecoder().decode(source.bytes.subarray(0, HEAD_LENGTH))
  const parts = VOTE_DAY.exec(head)
  return parts ? dayOf(`${parts[1]}-${parts[2]}-${parts[3]}`) : null
}

function toPeopleVote(read: Proposal, date: string, element: JsonElement, report: Report): PeopleVoteRecord | null {
  const kind = PEOPLE_VOTE_KINDS[read.vorlagenArtId - 1]
  const cantons = cantonsOf(read, element, report)
  if (!kind || !cantons) return null
  const vote: PeopleVoteRecord = {
    key: peopleVoteKey(read.vorlagenId),
    id: sourceId('people-vote', read.vorlagenId),
    number: read.vorlagenId,
    date,
    kind,
    title: titleOf(read),
    shortTitle: {},
    affairNumber: null,
    affairKey: null,
    doubleMajority: read.doppeltesMehr,
    topics: [],
    positions: [],
    parties: [],
    result: resultOf(read, cantons),
    url: null,
  }
  for (const contradiction of contradictionsOf(vote))
    report(element.line, `${read.vorlagenId}: ${contradiction}`, isOfOutcome(contradiction) ? undefined : true)
  return vote
}

function titleOf(read: Proposal): LocalizedText {
  const titles = new Map(read.vorlagenTitel.map(({ langKey, text }) => [langKey, text.trim()]))
  return Object.fromEntries(CONTENT_LANGUAGES.flatMap((language) => (titles.get(language) ? [[language, titles.get(language)]] : [])))
}

/** Null as long as nothing is counted anywhere. */
function resultOf(read: Proposal, cantons: readonly CantonalResult[]): PeopleVoteResult | null {
  if (read.resultat.jaStimmenAbsolut == null) return null
  const isTieBreak = read.vorlagenArtId === 5
  const accepted = read.vorlageAngenommen
  return {
    final: read.vorlageBeendet && !read.provisorisch,
    accepted: isTieBreak ? null : accepted,
    preferred: isTieBreak && accepted !== null ? (accepted ? 'initiative' : 'counter-proposal') : null,
    national: ballotsOf(read.resultat),
    cantonVotes: read.doppeltesMehr ? cantonVotesOf(read) : null,
    cantons,
  }
}

function cantonVotesOf({ staende }: Proposal): PeopleVoteResult['cantonVotes'] {
  if (staende?.jaStaendeGanz == null || staende.neinStaendeGanz == null) return null
  return {
    yes: staende.jaStaendeGanz + (staende.jaStaendeHalb ?? 0) / 2,
    no: staende.neinStaendeGanz + (staende.neinStaendeHalb ?? 0) / 2,
  }
}

function cantonsOf(read: Proposal, element: JsonElement, report: Report): CantonalResult[] | null {
  const results: CantonalResult[] = []
  for (const [index, canton] of read.kantone.entries()) {
    const path = ['kantone', index]
    const cantonCode = cantonByFederalNumber(canton.geoLevelnummer)
    if (!cantonCode) {
      report(element.lineAt([...path, 'geoLevelnummer']), `geoLevelnummer is no canton: ${canton.geoLevelnummer}`)
      return null
    }
    const wrong = cantonContradiction(canton)
    if (wrong) report(element.lineAt(path), `${read.vorlagenId}: ${wrong}`, true)
    for (const [place, area] of canton.gemeinden.entries()) {
      const contradiction = areaContradiction(area)
      if (contradiction) report(element.lineAt([...path, 'gemeinden', place]), `${read.vorlagenId}: ${contradiction}`, true)
    }
    results.push({ cantonCode, accepted: acceptedOf(canton.resultat), ...ballotsOf(canton.resultat) })
  }
  return results
}

function acceptedOf({ gebietAusgezaehlt, jaStimmenAbsolut, neinStimmenAbsolut }: AreaBallots): boolean | null {
  if (!gebietAusgezaehlt || jaStimmenAbsolut == null || neinStimmenAbsolut == null) return null
  return jaStimmenAbsolut > neinStimmenAbsolut
}

function ballotsOf(read: AreaBallots): Ballots {
  return {
    eligible: read.anzahlStimmberechtigte ?? null,
    cast: read.eingelegteStimmzettel ?? null,
    blank: null,
    invalid: null,
    valid: read.gueltigeStimmen ?? null,
    yes: read.jaStimmenAbsolut ?? null,
    no: read.neinStimmenAbsolut ?? null,
    yesPercent: read.jaStimmenInProzent ?? null,
    turnoutPercent: read.stimmbeteiligungInProzent ?? null,
  }
}
