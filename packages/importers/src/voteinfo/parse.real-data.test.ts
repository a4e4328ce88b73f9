import { beforeAll, describe, expect, test } from 'vitest'
import type { ParliamentParsed } from '../parliament-source.ts'
import { realSource } from '../test-support/real-data-source.ts'
import { textOfSource } from '../test-support/source.ts'
import { parseVoteInfo } from './parse.ts'

let proposals: readonly RawProposal[]
let parsed: ParliamentParsed

beforeAll(async () => {
  const source = realSource('votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json')
  proposals = JSON.parse(textOfSource(source)).schweiz.vorlagen
  parsed = await parseVoteInfo(source)
})

interface RawProposal {
  resultat: Record<string, number | boolean | null>
  kantone: { resultat: Record<string, number | boolean | null> }[]
}

describe('22 September 2024', () => {
  test('has two questions with titles in four languages', () => {
    expect(parsed.counts).toEqual({ votes: 2 })
    expect(parsed.import.peopleVotes?.map((vote) => [vote.key, vote.id, vote.date, vote.kind, vote.doubleMajority])).toEqual([
      ['people-vote/6710', 10_000_006_710, '2024-09-22', 'initiative', true],
      ['people-vote/6720', 10_000_006_720, '2024-09-22', 'optional-referendum', false],
    ])
    expect(parsed.import.peopleVotes?.map((vote) => Object.keys(vote.title))).toEqual([
      ['de', 'fr', 'it', 'rm'],
      ['de', 'fr', 'it', 'rm'],
    ])
  })

  test('the results of the nation and of every canton are those of the file', () => {
    for (const [index, raw] of proposals.entries()) {
      const result = parsed.import.peopleVotes?.[index]?.result
      expect(result).toMatchObject({ final: true, accepted: false })
      const plain = [raw.resultat, ...raw.kantone.map((canton) => canton.resultat)]
      const read = [result?.national, ...(result?.cantons ?? [])]
      expect(read.map((one) => [one?.yes, one?.no, one?.yesPercent, one?.turnoutPercent, one?.cast, one?.eligible, one?.valid])).toEqual(
        plain.map((one) => [
          one.jaStimmenAbsolut,
          one.neinStimmenAbsolut,
          one.jaStimmenInProzent,
          one.stimmbeteiligungInProzent,
          one.eingelegteStimmzettel,
          one.anzahlStimmberechtigte,
          one.gueltigeStimmen,
        ]),
      )
    }
  })

  test('each of the 2117 municipalities has its result, with the voters abroad of twelve cantons', () => {
    const results = parsed.import.municipalResults ?? []
    expect(results.map(({ peopleVoteKey }) => peopleVoteKey)).toEqual([
      ...Array.from({ length: 26 }, () => 'people-vote/6710'),
      ...Array.from({ length: 26 }, () => 'people-vote/6720'),
    ])
    const first = results.slice(0, 26).flatMap(({ municipalities }) => municipalities)
    expect(first.length).toBe(2117)
    expect(first.every(({ isCounted, yes, no }) => isCounted && yes !== null && no !== null)).toBe(true)
    expect(first.filter(({ name }) => /Ausland-CH|CH de l'étranger/.test(name)).length).toBe(12)
    expect(first.find(({ number }) => number === 1)).toMatchObject({ name: 'Aeugst am Albis', yes: 307, no: 494, eligible: 1376 })
  })

  test('half cantons count half: two cantons to 21', () => {
    expect(parsed.import.peopleVotes?.map((vote) => vote.result?.cantonVotes)).toEqual([{ yes: 1.5, no: 21.5 }, null])
  })

  test('the cantons of the day do not fit the municipalities of today, of which one has changed the canton', () => {
    expect(parsed.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [3317, '6710: Bern / Berne: jaStimmenAbsolut of the municipalities add up to 131303, not 132305'],
      [38430, '6710: Jura: jaStimmenAbsolut of the municipalities add up to 10490, not 9488'],
      [42677, '6720: Bern / Berne: jaStimmenAbsolut of the municipalities add up to 103583, not 104097'],
      [77790, '6720: Jura: jaStimmenAbsolut of the municipalities add up to 6635, not 6121'],
    ])
  })
})
