import type { CandidateRecord, ElectionBundle, ListRecord } from '@plenara/contract'
import { CANTON_CODES, CONTENT_LANGUAGES, PROFILE_TEXTS, SCALE_VALUES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'
import { demoData, smallDemoData } from './index.ts'

const data = demoData()
const elections = data.elections ?? []
const answers = data.answers ?? []
const national = elections.filter((bundle) => bundle.election.key.startsWith('demo/national-council/2027/'))
const past = elections.filter((bundle) => bundle.result !== null)

function bundleOf(key: string): ElectionBundle {
  const bundle = elections.find((entry) => entry.election.key === key)
  if (bundle === undefined) throw new Error(`no election ${key}`)
  return bundle
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

test('the National Council of 2027: 26 cantons, 200 seats, about 5,900 candidates on about 600 lists', () => {
  expect(national.map((bundle) => bundle.election.cantonCode).toSorted()).toEqual([...CANTON_CODES])
  expect(total(national.map((bundle) => bundle.election.seats))).toBe(200)
  expect(total(national.map((bundle) => bundle.candidates.length))).toBe(5909)
  expect(total(national.map((bundle) => bundle.lists.length))).toBe(604)
  expect(new Set(national.map((bundle) => bundle.election.electionDate))).toEqual(new Set(['2027-10-24']))
})

test('Zürich and Basel-Stadt have the sizes of a real election', () => {
  const zurich = bundleOf('demo/national-council/2027/zh')
  expect([zurich.election.seats, zurich.candidates.length, zurich.lists.length]).toEqual([36, 1340, 40])
  const basel = bundleOf('demo/national-council/2027/bs')
  expect([basel.election.seats, basel.candidates.length, basel.lists.length]).toEqual([4, 128, 33])
})

test('where there is one seat the majority elects, with one line and no lists', () => {
  const single = national.filter((bundle) => bundle.election.seats === 1)
  expect(single.map((bundle) => bundle.election.cantonCode).toSorted()).toEqual(['AI', 'AR', 'GL', 'NW', 'OW', 'UR'])
  for (const { election, lists } of single) {
    expect([election.seatMethod, election.lines, election.maxRepetitions, lists.length]).toEqual(['majority', 1, 1, 0])
  }
  for (const { election } of national.filter((bundle) => bundle.election.seats > 1)) {
    expect([election.seatMethod, election.lines, election.maxRepetitions]).toEqual(['hagenbach-bischoff', election.seats, 2])
  }
})

test('the Council of States has 46 seats and names nobody twice', () => {
  const states = elections.filter((bundle) => bundle.election.council === 'council-of-states')
  expect(states).toHaveLength(26)
  expect(total(states.map((bundle) => bundle.election.seats))).toBe(46)
  for (const { election } of states) {
    const isProportional = election.cantonCode === 'JU' || election.cantonCode === 'NE'
    expect(election.maxRepetitions).toBe(1)
    expect(election.seatMethod).toBe(isProportional ? 'hagenbach-bischoff' : 'majority')
  }
})

test('the Grosser Rat of Basel-Stadt has 100 seats in constituencies 44 to 48', () => {
  const seats = elections
    .filter((bundle) => bundle.election.key.startsWith('demo/grosser-rat/2028/'))
    .map(({ election }) => [election.constituencyId, election.seats, election.maxRepetitions])
  expect(seats).toEqual([
    [44, 27, 3],
    [45, 34, 3],
    [46, 27, 3],
    [47, 11, 3],
    [48, 1, 1],
  ])
})

test('every level has an election to come and a past one, all fictional with a date until when one can follow', () => {
  for (const level of ['federal', 'cantonal', 'communal'] as const) {
    const ofLevel = elections.filter((bundle) => bundle.election.level === level)
    expect(ofLevel.some((bundle) => bundle.result === null)).toBe(true)
    expect(ofLevel.some((bundle) => bundle.result !== null)).toBe(true)
  }
  for (const { election, result } of elections) {
    expect(election.fictional).toBe(true)
    expect(election.followUntil ?? '').toMatch(/T10:00:00\.000Z$/)
    expect((election.followUntil ?? '') < election.electionDate).toBe(true)
    expect(election.nextElectionDate).toBe(result === null ? election.electionDate : null)
  }
  expect(bundleOf('demo/regierungsrat/2028').election.type).toBe('executive')
})

test('no list is longer than the ballot or names somebody too often', () => {
  let cumulated = 0
  for (const { election, lists } of elections) {
    for (const list of lists) {
      const distinct = new Set(list.candidateKeys)
      expect(list.candidateKeys.length, list.key).toBeLessThanOrEqual(election.lines)
      for (const key of distinct) {
        expect(list.candidateKeys.filter((other) => other === key).length).toBeLessThanOrEqual(election.maxRepetitions)
      }
      if (distinct.size < list.candidateKeys.length) cumulated++
    }
  }
  expect(cumulated).toBeGreaterThan(5)
})

test('candidates and lists point to each other, with numbers as printed', () => {
  for (const { lists, candidates } of elections) {
    const byKey = new Map(lists.map((list) => [list.key, list]))
    expect(new Set(candidates.map((candidate) => candidate.key)).size).toBe(candidates.length)
    expect(new Set(lists.map((list) => list.number)).size).toBe(lists.length)
    for (const candidate of candidates) expectPlace(candidate, byKey)
  }
})

function expectPlace(candidate: CandidateRecord, lists: ReadonlyMap<string, ListRecord>): void {
  if (lists.size === 0) {
    expect([candidate.listKey, candidate.listPosition, candidate.number]).toEqual([null, null, null])
    return
  }
  const list = lists.get(candidate.listKey ?? '')
  expect(list?.candidateKeys).toContain(candidate.key)
  expect(candidate.partyKey).toBe(list?.partyKey)
  expect(candidate.number).toBe(`${list?.number}.${`${candidate.listPosition}`.padStart(2, '0')}`)
}

test('a connection joins two lists or more, a sub-connection those of one party inside one connection', () => {
  let subConnections = 0
  for (const { lists } of elections) {
    const groups = groupBy(lists, (list) => list.connection ?? '')
    for (const [connection, members] of groups) {
      if (connection !== '') expect(members.length).toBeGreaterThanOrEqual(2)
    }
    for (const [sub, members] of groupBy(lists, (list) => list.subConnection ?? '')) {
      if (sub === '') continue
      subConnections++
      expect(members.length).toBeGreaterThanOrEqual(2)
      expect(new Set(members.map((list) => list.connection)).size).toBe(1)
      expect(members[0]?.connection).not.toBeNull()
      expect(new Set(members.map((list) => list.partyKey)).size).toBe(1)
    }
  }
  expect(subConnections).toBeGreaterThan(80)
})

test('candidates stand in no order of names, lists or parties', () => {
  const { candidates } = bundleOf('demo/national-council/2027/zh')
  const rising = (value: (candidate: CandidateRecord) => string) =>
    candidates.filter((candidate, index) => index > 0 && value(candidate) >= value(candidates[index - 1]!)).length / candidates.length
  for (const value of [(one: CandidateRecord) => one.lastName, (one: CandidateRecord) => one.number ?? '']) {
    expect(rising(value)).toBeGreaterThan(0.44)
    expect(rising(value)).toBeLessThan(0.56)
  }
})

test('published results give every seat, to those with the most votes of their list', () => {
  expect(past.map((bundle) => bundle.election.key)).toContain('demo/national-council/2023/bs')
  for (const { election, result, lists, candidates } of past) {
    expect(result?.candidates).toHaveLength(candidates.length)
    expect(result?.candidates.filter((entry) => entry.elected)).toHaveLength(election.seats)
    expect(total(result?.lists.map((entry) => entry.seats ?? 0) ?? [])).toBe(election.seats)
    for (const list of lists) expectListResult(list, result)
  }
})

function expectListResult(list: ListRecord, result: ElectionBundle['result']): void {
  const won = result?.lists.find((entry) => entry.listKey === list.key)
  const own = result?.candidates.filter((entry) => list.candidateKeys.includes(entry.candidateKey)) ?? []
  const elected = own.filter((entry) => entry.elected)
  expect(elected.length).toBe(won?.seats)
  expect(total(own.map((entry) => entry.votes ?? 0))).toBeLessThanOrEqual(won?.votes ?? 0)
  const least = Math.min(...elected.map((entry) => entry.votes ?? 0))
  for (const entry of own.filter((other) => !other.elected)) expect(entry.votes).toBeLessThanOrEqual(least)
}

test('whoever won a seat stands again as a sitting member', () => {
  const before = bundleOf('demo/national-council/2023/zh')
  const elected = new Set(before.result?.candidates.filter((entry) => entry.elected).map((entry) => entry.candidateKey))
  const winners = before.candidates.filter((candidate) => elected.has(candidate.key))
  const sitting = bundleOf('demo/national-council/2027/zh').candidates.filter((candidate) => candidate.incumbent)
  const names = new Set(sitting.map((candidate) => `${candidate.firstName} ${candidate.lastName}`))
  for (const winner of winners) expect(names).toContain(`${winner.firstName} ${winner.lastName}`)
})

test('about 85 of 100 candidates answered, each question once and on its scale [ENTITY-15]', () => {
  const typeOf = new Map(
    data.questionnaires?.flatMap((bundle) => bundle.questions.map((question) => [question.key, question.type] as const)),
  )
  const seen = new Set<string>()
  const offScale = answers.filter(({ candidate, questionKey, value }) => {
    seen.add(`${candidate} ${questionKey}`)
    const type = typeOf.get(questionKey)
    return type === undefined || value === null || !SCALE_VALUES[type].includes(value)
  })
  expect(offScale).toEqual([])
  expect(seen.size).toBe(answers.length)
  const candidates = total(elections.map((bundle) => bundle.candidates.length))
  const share = new Set(answers.map((answer) => answer.candidate)).size / candidates
  expect(share).toBeGreaterThan(0.82)
  expect(share).toBeLessThan(0.88)
})

test('people of one party answer more alike than people of different parties', () => {
  const { candidates } = bundleOf('demo/national-council/2027/be')
  const ofCandidate = groupBy(answers, (answer) => answer.candidate)
  const complete = candidates.filter((candidate) => ofCandidate.get(candidate.key)?.length === 75).slice(0, 150)
  const values = new Map(complete.map((one) => [one.key, ofCandidate.get(one.key)?.map((answer) => answer.value ?? 0) ?? []]))
  const gaps = { same: [] as number[], other: [] as number[] }
  for (const one of complete) {
    for (const two of complete) {
      if (one.key >= two.key || one.partyKey === null || two.partyKey === null) continue
      const second = values.get(two.key) ?? []
      const gap = total((values.get(one.key) ?? []).map((value, index) => Math.abs(value - (second[index] ?? 0)))) / 75
      gaps[one.partyKey === two.partyKey ? 'same' : 'other'].push(gap)
    }
  }
  const mean = (numbers: readonly number[]) => total(numbers) / numbers.length
  expect(mean(gaps.same)).toBeLessThan(25)
  expect(mean(gaps.other)).toBeGreaterThan(mean(gaps.same) + 10)
})

test('profiles speak in the languages of the canton, and most have every field and a portrait', () => {
  const languages = { bs: ['de', 'fr'], ge: ['fr'], ti: ['fr', 'it'], gr: ['de', 'fr', 'it', 'rm'] }
  for (const [code, expected] of Object.entries(languages)) {
    const { candidates } = bundleOf(`demo/national-council/2027/${code}`)
    for (const candidate of candidates) {
      expect(Object.keys(candidate.texts.mainGoals ?? {}).toSorted()).toEqual(expected)
      for (const language of CONTENT_LANGUAGES) expect(candidate.occupation[language]).toBeTruthy()
    }
    expect(candidates.some((candidate) => PROFILE_TEXTS.every((field) => candidate.texts[field] !== undefined))).toBe(true)
  }
  const everybody = national.flatMap((bundle) => bundle.candidates)
  const drawn = everybody.filter((candidate) => candidate.portrait !== null).length / everybody.length
  expect(drawn).toBeGreaterThan(0.9)
  expect(drawn).toBeLessThan(0.94)
  expect(everybody.some((candidate) => candidate.vestedInterests.length > 1 && (candidate.campaignBudget ?? 0) > 0)).toBe(true)
})

test('women stand on lists of women, the young on lists of the young, and everybody is of age', () => {
  for (const { election, lists, candidates } of elections) {
    const nameOf = new Map(lists.map((list) => [list.key, list.name.de ?? '']))
    for (const candidate of candidates) {
      const list = nameOf.get(candidate.listKey ?? '') ?? ''
      if (list.endsWith('Frauen')) expect(candidate.sex).toBe('female')
      if (list.endsWith('Jung')) expect(candidate.birthYear).toBeGreaterThanOrEqual(1995)
      expect(candidate.birthYear).toBeLessThanOrEqual(Number(election.electionDate.slice(0, 4)) - 18)
      expect(candidate.birthYear).toBeGreaterThanOrEqual(1945)
    }
  }
})

test('the same seed gives the same bytes, another seed other people', () => {
  const once = JSON.stringify(smallDemoData())
  expect(JSON.stringify(smallDemoData())).toBe(once)
  expect(JSON.stringify(demoData({ cantons: ['AI'], seed: 2 }))).not.toBe(JSON.stringify(demoData({ cantons: ['AI'] })))
})

test('a canton is the same alone and among all', () => {
  const alone = smallDemoData().elections ?? []
  const among = elections.filter((bundle) => bundle.election.cantonCode === 'BS')
  expect(alone.length).toBe(among.length)
  expect(JSON.stringify(alone)).toBe(JSON.stringify(among))
})

test('progress rises to one', () => {
  const steps: number[] = []
  demoData({ cantons: ['AI', 'UR', 'OW'], onProgress: (done) => steps.push(done) })
  expect(steps).toEqual([1 / 3, 2 / 3, 1])
})

test('no German text has a sharp s', () => {
  const german = elections.flatMap((bundle) =>
    bundle.candidates.flatMap((candidate) => Object.values(candidate.texts).map((text) => text.de ?? '')),
  )
  expect(german.some((text) => text.includes('ß'))).toBe(false)
})

test('every place leads to a constituency that is known, Basel to none of its three', () => {
  const known = new Set(data.constituencies?.map((constituency) => constituency.id))
  expect(data.cantons?.map((canton) => canton.id)).toEqual(CANTON_CODES.map((_, index) => index + 1))
  for (const { name, constituencyId } of data.municipalities ?? []) {
    if (name === 'Basel') expect(constituencyId).toBeNull()
    else expect(known).toContain(constituencyId)
  }
  expect(data.localities?.find((locality) => locality.zip === '4051')).toMatchObject({ municipality: 'Basel', cantonCode: 'BS' })
})
