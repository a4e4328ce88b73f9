// @module-tag real-data
import { beforeAll, describe, expect, test } from 'vitest'
import type { ParliamentParsed } from '../parliament-source.ts'
import { shared, textOfSource, textSource } from '../test-source.ts'
import { parseVoteInfo } from './parse.ts'

const source = shared('votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json')
const text = textOfSource(source)
/** A document of one question in which every value that counting fills is set. */
const document = JSON.parse(text)
let parsed: ParliamentParsed

beforeAll(async () => {
  parsed = await parseVoteInfo(source)
})

interface RawArea {
  geoLevelnummer: string
  resultat: Record<string, number | boolean | null>
}
interface RawProposal {
  vorlagenId: number
  vorlageBeendet: boolean
  vorlageAngenommen: boolean | null
  resultat: Record<string, number | boolean | null>
  kantone: (RawArea & { gemeinden: RawArea[] })[]
}

/** The document with its first question changed. */
function changed(change: (proposal: RawProposal) => void) {
  const copy = structuredClone(document)
  const first = copy.schweiz.vorlagen[0]
  change(first)
  copy.schweiz.vorlagen = [first]
  return textSource('v.json', JSON.stringify(copy, null, 1))
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
    for (const [index, raw] of (document.schweiz.vorlagen as RawProposal[]).entries()) {
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

test('before the count there is no result', async () => {
  const before = changed((proposal) => {
    proposal.vorlageBeendet = false
    proposal.vorlageAngenommen = null
    for (const area of [proposal, ...proposal.kantone, ...proposal.kantone.flatMap((canton) => canton.gemeinden)])
      for (const key of Object.keys(area.resultat)) area.resultat[key] = key === 'gebietAusgezaehlt' ? false : null
  })
  const { import: data, problems } = await parseVoteInfo(before)
  expect(problems).toEqual([])
  expect(data.peopleVotes?.[0]?.result).toBeNull()
})

test('during the count the result is not final, and a canton that is not counted has accepted nothing yet', async () => {
  const during = changed((proposal) => {
    proposal.vorlageBeendet = false
    proposal.vorlageAngenommen = null
    proposal.kantone[1]!.resultat.gebietAusgezaehlt = false
  })
  const { import: data } = await parseVoteInfo(during)
  expect(data.peopleVotes?.[0]?.result).toMatchObject({ final: false, accepted: null, preferred: null })
  expect(data.peopleVotes?.[0]?.result?.cantons.slice(0, 2).map((canton) => [canton.cantonCode, canton.accepted])).toEqual([
    ['ZH', false],
    ['BE', null],
  ])
})

// Fails when `areaContradiction` is taken out of the loop over the municipalities.
test('a municipality with more votes than ballots is reported with its line', async () => {
  const wrong = changed((proposal) => {
    proposal.kantone[0]!.gemeinden[0]!.resultat.gueltigeStimmen = 900
  })
  const { problems } = await parseVoteInfo(wrong)
  const line = textOfSource(wrong)
    .split('\n')
    .findIndex((one) => one.includes('"Aeugst am Albis"'))
  expect(problems[0]).toEqual({ file: 'v.json', line: expect.any(Number), reason: '6710: Aeugst am Albis: 900 valid votes of 804 ballots' })
  expect(Math.abs((problems[0]?.line ?? 0) - line)).toBeLessThan(4)
})

test('an outcome against its counts is reported', async () => {
  const { problems } = await parseVoteInfo(
    changed((proposal) => {
      proposal.vorlageAngenommen = true
    }),
  )
  expect(problems.map((problem) => problem.reason)).toContain('6710: the vote is accepted, but the people say no and the cantons no')
})

test('a file that was cut in half keeps its first question and says where it ends', async () => {
  const half = { ...source, bytes: source.bytes.subarray(0, Math.floor(source.bytes.length * 0.6)) }
  const { import: data, problems } = await parseVoteInfo(half)
  expect(data.peopleVotes?.map((vote) => vote.number)).toEqual([6710])
  const lines = textOfSource(half).split('\n').length
  expect(problems.at(-1)).toEqual({ file: source.file, line: lines, reason: 'the JSON is broken: the file ends before its end' })
})

test('a field that has another name is reported where it should stand', async () => {
  const { import: data, problems } = await parseVoteInfo(textSource('v.json', text.replaceAll('"vorlagenArtId"', '"vorlagenArt"')))
  expect(data).toEqual({})
  expect(problems.map((problem) => problem.reason)).toEqual([
    expect.stringMatching(/^vorlagenArtId: /),
    expect.stringMatching(/^vorlagenArtId: /),
  ])
  expect(problems[0]?.line).toBeGreaterThan(20)
})
