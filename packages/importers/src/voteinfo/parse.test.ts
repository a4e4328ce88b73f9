import { describe, expect, test } from 'vitest'
import { cut, fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseVoteInfo } from './parse.ts'

const source = fixture('./voteinfo/fixtures/voteinfo.json')
const text = textOfSource(source)

interface RawArea {
  geoLevelnummer: string | number
  resultat: Record<string, number | boolean | null>
}
interface RawProposal {
  vorlagenArtId: number
  vorlageBeendet: boolean
  vorlageAngenommen: boolean | null
  resultat: Record<string, number | boolean | null>
  kantone: (RawArea & { gemeinden: RawArea[] })[]
}
const proposals = JSON.parse(text).schweiz.vorlagen as RawProposal[]

/** The document with its first question alone, changed. */
function changed(change: (proposal: RawProposal) => void) {
  const copy = JSON.parse(text)
  const [first] = copy.schweiz.vorlagen
  change(first)
  copy.schweiz.vorlagen = [first]
  return textSource('v.json', JSON.stringify(copy, null, 1))
}

describe('a day of two votes', () => {
  test('has two questions with titles in four languages', async () => {
    const { import: data, counts } = await parseVoteInfo(source)
    expect(counts).toEqual({ votes: 2 })
    expect(data.peopleVotes?.map((vote) => [vote.key, vote.id, vote.date, vote.kind, vote.doubleMajority])).toEqual([
      ['people-vote/9010', 10_000_009_010, '2027-09-26', 'initiative', true],
      ['people-vote/9020', 10_000_009_020, '2027-09-26', 'optional-referendum', false],
    ])
    for (const vote of data.peopleVotes ?? []) expect(Object.keys(vote.title)).toEqual(['de', 'fr', 'it', 'rm'])
  })

  test('the results of the nation and of every canton are those of the file', async () => {
    const { peopleVotes } = (await parseVoteInfo(source)).import
    for (const [index, raw] of proposals.entries()) {
      const result = peopleVotes?.[index]?.result
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
    expect(peopleVotes?.map((vote) => vote.result?.cantons.map(({ cantonCode }) => cantonCode))).toEqual([
      ['ZH', 'BE', 'BS', 'JU'],
      ['ZH', 'BS'],
    ])
  })

  test('half cantons count half', async () => {
    const { peopleVotes } = (await parseVoteInfo(source)).import
    expect(peopleVotes?.map((vote) => vote.result?.cantonVotes)).toEqual([{ yes: 1.5, no: 21.5 }, null])
  })

  test('a canton that does not fit its municipalities is reported where it begins', async () => {
    const { problems } = await parseVoteInfo(source)
    expect(problems.map(({ reason }) => reason)).toEqual([
      '9010: Bern / Berne: jaStimmenAbsolut of the municipalities add up to 290, not 240',
      '9010: Jura: jaStimmenAbsolut of the municipalities add up to 80, not 130',
    ])
    const lines = text.split('\n')
    expect(problems.map(({ line }) => lines[line])).toEqual([
      expect.stringContaining('"geoLevelnummer": "2"'),
      expect.stringContaining('"geoLevelnummer": "26"'),
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

test.each([
  [true, 'initiative'],
  [false, 'counter-proposal'],
])('a tie-break question with the outcome %s prefers the %s', async (outcome, preferred) => {
  const tieBreak = changed((proposal) => {
    proposal.vorlagenArtId = 5
    proposal.vorlageAngenommen = outcome
  })
  const { import: data } = await parseVoteInfo(tieBreak)
  expect(data.peopleVotes?.[0]).toMatchObject({ kind: 'tie-break', result: { accepted: null, preferred } })
})

// Fails when `areaContradiction` is taken out of the loop over the municipalities.
test('a municipality with more votes than ballots is reported with its line', async () => {
  const wrong = changed((proposal) => {
    proposal.kantone[0]!.gemeinden[0]!.resultat.gueltigeStimmen = 900
  })
  const { problems } = await parseVoteInfo(wrong)
  const line = textOfSource(wrong)
    .split('\n')
    .findIndex((one) => one.includes('"Steinbock am See"'))
  expect(problems[0]).toEqual({
    file: 'v.json',
    line: line - 1,
    reason: '9010: Steinbock am See: 900 valid votes of 820 ballots',
    isDoubt: true,
  })
})

test('an outcome against its counts is reported', async () => {
  const { problems } = await parseVoteInfo(
    changed((proposal) => {
      proposal.vorlageAngenommen = true
    }),
  )
  expect(problems.map((problem) => problem.reason)).toContain('9010: the vote is accepted, but the people say no and the cantons no')
})

test('a canton that does not exist is reported, its question is left out', async () => {
  const wrong = changed((proposal) => {
    proposal.kantone[0]!.geoLevelnummer = '27'
  })
  const { import: data, problems } = await parseVoteInfo(wrong)
  expect(data).toEqual({})
  expect(problems.map(({ reason }) => reason)).toEqual(['geoLevelnummer is no canton: 27'])
})

test('a file that was cut off keeps its first question and says where it ends', async () => {
  const half = cut(source, 0.8)
  const { import: data, problems } = await parseVoteInfo(half)
  expect(data.peopleVotes?.map((vote) => vote.number)).toEqual([9010])
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
  expect(problems[0]?.line).toBe(text.split('\n').findIndex((line) => line.includes('"vorlagenId"')))
})

test('without the day of the vote nothing is read', async () => {
  const { import: data, problems } = await parseVoteInfo(textSource('v.json', text.replace('"20270926"', '"20270931"')))
  expect([data, problems.map(({ reason }) => reason)]).toEqual([{}, ['abstimmtag is missing or no day']])
})

describe('municipalities', () => {
  const resultsOf = async (change: (proposal: RawProposal) => void) => {
    const { import: data, problems } = await parseVoteInfo(changed(change))
    const named = (data.municipalResults ?? []).map(({ cantonCode, municipalities }) => [cantonCode, municipalities] as const)
    return { cantons: Object.fromEntries(named), reasons: problems.map(({ reason }) => reason) }
  }

  // Fails when a municipality is left out, or takes a number of another field.
  test('say what the file has of them, by canton', async () => {
    const { import: data } = await parseVoteInfo(source)
    expect(data.municipalResults?.map(({ peopleVoteKey, cantonCode }) => [peopleVoteKey, cantonCode])).toEqual([
      ...['ZH', 'BE', 'BS', 'JU'].map((code) => ['people-vote/9010', code]),
      ...['ZH', 'BS'].map((code) => ['people-vote/9020', code]),
    ])
    const [raw] = proposals[0]!.kantone[0]!.gemeinden
    expect(data.municipalResults?.[0]?.municipalities[0]).toEqual({
      ...{ number: 9001, name: 'Steinbock am See', isCounted: true },
      ...{
        eligible: raw!.resultat.anzahlStimmberechtigte,
        cast: raw!.resultat.eingelegteStimmzettel,
        valid: raw!.resultat.gueltigeStimmen,
      },
      ...{ yes: 300, no: 500, yesPercent: raw!.resultat.jaStimmenInProzent, turnoutPercent: raw!.resultat.stimmbeteiligungInProzent },
    })
  })

  // Fails when the sum of some quarters stands for the city, or a canton is told of before its first municipality.
  test('one that is not counted has no numbers, and a canton without a counted one has none', async () => {
    const { cantons } = await resultsOf((proposal) => {
      proposal.kantone[0]!.gemeinden[0]!.resultat.gebietAusgezaehlt = false
      proposal.kantone[2]!.gemeinden[0]!.resultat.gebietAusgezaehlt = false
    })
    expect(Object.keys(cantons)).toEqual(['ZH', 'BE', 'BS', 'JU'])
    expect(cantons.BS).toEqual([])
    expect(cantons.ZH?.map(({ isCounted, yes, yesPercent, turnoutPercent }) => [isCounted, yes, yesPercent, turnoutPercent])).toEqual([
      [false, null, null, null],
      [true, 120, expect.any(Number), expect.any(Number)],
    ])
    expect(cantons.ZH?.[0]?.eligible).toBeGreaterThan(0)
  })

  // Fails when such a canton is taken all the same.
  test('that stand twice, or are counted without votes, are reported and none of their canton is told', async () => {
    const { cantons, reasons } = await resultsOf((proposal) => {
      proposal.kantone[0]!.gemeinden[1]!.geoLevelnummer = '9001'
      proposal.kantone[1]!.gemeinden[0]!.resultat.neinStimmenAbsolut = null
    })
    expect(Object.keys(cantons)).toEqual(['BS', 'JU'])
    expect(reasons).toContain('9010: Zürich: the municipality 9001 stands twice')
    expect(reasons).toContain('9010: Bern / Berne: Gemsmatt is counted, without its votes')
  })
})
