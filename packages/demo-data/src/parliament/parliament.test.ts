import type { CouncillorRecord, ParliamentImport } from '@plenara/contract'
import { CANTON_CODES, CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { CANTONS } from '../cantons.ts'
import { groupBy } from '../group-by.ts'
import { demoData, demoParliament } from '../index.ts'

const elections = demoData()
const data = demoParliament(elections) as Required<Omit<ParliamentImport, 'seats'>>
const inOffice = data.councillors.filter(({ active }) => active)
const national = membersOf('council/1')
const states = membersOf('council/2')
const assembly = [...national, ...states]
const byVote = groupBy(data.decisions, ({ voteKey }) => voteKey)

function membersOf(council: string): CouncillorRecord[] {
  return inOffice.filter(({ councilKey }) => councilKey === council)
}

function seatsByCanton(members: readonly CouncillorRecord[]): Record<string, number> {
  return Object.fromEntries([...groupBy(members, ({ cantonCode }) => cantonCode ?? '')].map(([canton, own]) => [canton, own.length]))
}

test('a full house of 246: 200 seats by canton as in the 52nd legislature, 46 as the constitution says [ENTITY-10] [ENTITY-13]', () => {
  expect([national.length, states.length]).toEqual([200, 46])
  expect(seatsByCanton(national)).toMatchObject({ ZH: 36, BE: 24, VD: 19, AG: 16, BS: 4, UR: 1, AI: 1 })
  for (const { code, statesSeats } of CANTONS) expect(seatsByCanton(states)[code]).toBe(statesSeats)
  for (const chamber of [national, states]) {
    expect(chamber.map(({ seat }) => seat).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(chamber.map((_, index) => index + 1))
  }
})

test('nobody of the federation has a namesake there, and everybody is of age', () => {
  const federal = inOffice.filter(({ councilKey }) => councilKey !== null && !councilKey.startsWith('demo/'))
  expect(new Set(federal.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(federal.length)
  for (const { birthYear } of data.councillors) expect(birthYear).toBeLessThanOrEqual(2008)
})

test('groups have five members or more, one president and two vice-presidents; a few belong to none', () => {
  const groups = groupBy(assembly, ({ groupKey }) => groupKey ?? '')
  expect([...groups.keys()].filter(Boolean).toSorted()).toEqual(data.groups.map(({ key }) => key).toSorted())
  for (const [key, members] of groups) {
    const functions = members.map(({ groupFunction }) => groupFunction)
    if (key === '') {
      expect(members.length).toBeGreaterThan(0)
      expect(members.length).toBeLessThanOrEqual(12)
      expect(functions.every((one) => one === null)).toBe(true)
      continue
    }
    expect(members.length).toBeGreaterThanOrEqual(5)
    expect([2, 11].map((wanted) => functions.filter((one) => one === wanted).length)).toEqual([1, 2])
  }
})

test('members of a group sit side by side', () => {
  for (const chamber of [national, states]) {
    const inSeats = chamber.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
    const borders = inSeats.filter((one, index) => index > 0 && one.groupKey !== inSeats[index - 1]?.groupKey)
    expect(borders.length).toBeLessThanOrEqual(data.groups.length)
  }
})

test('whom the demonstration elected sits in the council', () => {
  const winners = (key: string) => {
    const bundle = elections.elections?.find(({ election }) => election.key === key)
    const elected = new Set(bundle?.result?.candidates.filter((one) => one.elected).map((one) => one.candidateKey))
    return (
      bundle?.candidates.filter((candidate) => elected.has(candidate.key)).map(({ firstName, lastName }) => `${firstName} ${lastName}`) ??
      []
    )
  }
  const names = new Set(national.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
  const zurich = winners('demo/national-council/2023/zh')
  expect(zurich).toHaveLength(36)
  for (const name of zurich) expect(names).toContain(name)
})

test('seven in the government, one of them presides, each with a department; 38 judges [API-16]', () => {
  const government = membersOf('council/99')
  expect(government).toHaveLength(7)
  expect(government.filter(({ occupation }) => /^Bundespräsident(in)? 2026/.test(occupation.de ?? ''))).toHaveLength(1)
  expect(new Set(government.map(({ partyKey }) => partyKey)).size).toBe(7)
  expect(membersOf('council/federal-court')).toHaveLength(38)
})

test('authorities that are there before any source are not told again', () => {
  expect(data.councils.filter(({ level }) => level === 'federal')).toEqual([])
})

test('every canton has a parliament and a government, filled to the last seat; Basel-Stadt 100 and 7 [API-23]', () => {
  for (const council of data.councils) expect(membersOf(council.key), council.key).toHaveLength(council.seats ?? 0)
  for (const code of CANTON_CODES) {
    const types = data.councils.filter(({ cantonCode, level }) => cantonCode === code && level === 'cantonal').map(({ type }) => type)
    expect(types).toEqual(['legislative', 'executive'])
  }
  expect([membersOf('demo/council/bs').length, membersOf('demo/council/bs/government').length]).toEqual([100, 7])
})

test('200 votes in 2024 to 2026, each on a day of its session, with one decision of everybody in office [SCREEN-18]', () => {
  expect(data.parliamentVotes).toHaveLength(200)
  const sessions = new Map(data.sessions.map((session) => [session.key, session]))
  const people = new Map(data.councillors.map((one) => [one.key, one]))
  for (const vote of data.parliamentVotes) {
    const session = sessions.get(vote.sessionKey ?? '')
    expect(vote.date >= (session?.from ?? '9') && vote.date <= (session?.until ?? '')).toBe(true)
    expect(['2024', '2025', '2026']).toContain(vote.date.slice(0, 4))
    const decisions = byVote.get(vote.key) ?? []
    expect(decisions).toHaveLength(vote.councilKey === 'council/1' ? 200 : 46)
    expect(new Set(decisions.map(({ councillorKey }) => councillorKey)).size).toBe(decisions.length)
    const absentees = decisions.filter(({ councillorKey }) => {
      const { councilKey, from, until } = people.get(councillorKey) ?? { councilKey: '', from: '', until: '' }
      return councilKey !== vote.councilKey || (from ?? '') > vote.date || (until ?? vote.date) < vote.date
    })
    expect(absentees).toEqual([])
  }
})

test('totals are those of the decisions, more yes than no is accepted, one is in the chair', () => {
  for (const { key, totals, accepted } of data.parliamentVotes) {
    const count = (...wanted: string[]) => (byVote.get(key) ?? []).filter(({ decision }) => wanted.includes(decision)).length
    expect(totals).toEqual({ yes: count('yes'), no: count('no'), abstain: count('abstain'), absent: count('absent', 'excused') })
    expect(accepted).toBe(count('yes') > count('no'))
    expect(count('president')).toBe(1)
    expect(count('yes')).not.toBe(count('no'))
  }
})

test('nothing is voted on in an affair that a council refused before, and the status says how it ended', () => {
  for (const affair of data.affairs) {
    const votes = data.parliamentVotes.filter(({ affairKey, key }) => affairKey === affair.key && !key.includes('/article-'))
    const refused = votes.find(({ accepted }) => accepted === false)
    if (refused) expect(votes.filter(({ date }) => date > refused.date)).toEqual([])
    if (votes.length === 0) expect(affair.status.de).toBe('Im Rat noch nicht behandelt')
    expect(affair.depositDate! < (votes[0]?.date ?? '9')).toBe(true)
  }
})

test('groups vote together more often than the house', () => {
  const groupOf = new Map(data.councillors.map(({ key, groupKey }) => [key, groupKey]))
  const shares: number[] = []
  for (const { key } of data.parliamentVotes) {
    for (const [group, own] of groupBy(byVote.get(key) ?? [], ({ councillorKey }) => groupOf.get(councillorKey) ?? '')) {
      const said = own.filter(({ decision }) => decision === 'yes' || decision === 'no')
      if (group === '' || said.length < 5) continue
      const yes = said.filter(({ decision }) => decision === 'yes').length
      shares.push(Math.max(yes, said.length - yes) / said.length)
    }
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  expect(mean).toBeGreaterThan(0.85)
  expect(mean).toBeLessThan(0.99)
})

test('who is a candidate votes on the same subject mostly as answered', () => {
  const answers = groupBy(elections.answers ?? [], ({ candidate }) => candidate)
  const coming = elections.elections?.filter(({ election }) => election.key.startsWith('demo/national-council/2027/')) ?? []
  const candidates = new Map(
    coming.flatMap((one) => one.candidates).map((one) => [`${one.firstName} ${one.lastName} ${one.birthYear}`, one.key]),
  )
  const said = new Map(
    national.map((one) => [one.key, answers.get(candidates.get(`${one.firstName} ${one.lastName} ${one.birthYear}`) ?? '') ?? []]),
  )
  let same = 0
  let other = 0
  for (const { voteKey, councillorKey, decision } of data.decisions) {
    const [, question] = /^demo\/vote\/([^/]+)\/(?!article)/.exec(voteKey) ?? []
    const value = said.get(councillorKey)?.find(({ questionKey }) => questionKey === `demo/federal/${question}`)?.value
    if (value === undefined || value === null || (decision !== 'yes' && decision !== 'no')) continue
    if (value > 50 === (decision === 'yes')) same++
    else other++
  }
  expect(same + other).toBeGreaterThan(2_000)
  expect(same / (same + other)).toBeGreaterThan(0.65)
})

test('60 affairs on as many subjects, with what belongs to their kind [SCREEN-17]', () => {
  expect(data.affairs).toHaveLength(60)
  expect(new Set(data.affairs.map(({ title }) => title.de)).size).toBe(60)
  expect(new Set(data.affairs.map(({ number }) => number)).size).toBe(60)
  const topics = new Set(data.topics.map(({ key }) => key))
  for (const affair of data.affairs) {
    expect(affair.number).toMatch(/^2[3-6]\.9\d\d(\d)?$/)
    expect(affair.topicKeys.every((key) => topics.has(key))).toBe(true)
    const isBill = affair.type.de === 'Geschäft des Bundesrates'
    expect(Object.keys(isBill ? affair.description : affair.submittedText)).toHaveLength(4)
    expect(data.affairDocuments.some(({ affairKey }) => affairKey === affair.key)).toBe(true)
  }
})

test('sessions follow each other, the winter session of 2026 lies ahead [ENTITY-13]', () => {
  const days = data.sessions.flatMap(({ from, until }) => [from, until])
  expect(days).toEqual(days.toSorted())
  expect(data.sessions.find(({ name }) => name.de === 'Wintersession 2026')).toMatchObject({ from: '2026-11-30', until: '2026-12-18' })
  for (const { from } of data.sessions) expect(new Date(from).getUTCDay()).toBe(1)
})

test('every text speaks all four languages, and no German one has a sharp s', () => {
  const texts = [
    ...data.affairs.flatMap(({ title, status, type, initialSituation }) => [title, status, type, initialSituation]),
    ...data.parliamentVotes.flatMap(({ subject, meaningYes, meaningNo }) => [subject, meaningYes, meaningNo]),
    ...data.peopleVotes.map(({ title }) => title),
    ...[data.groups, data.parliamentParties, data.sessions, data.topics, data.councils].flatMap((all) => all.map(({ name }) => name)),
    ...data.councillors.map(({ occupation }) => occupation),
    ...data.interests.flatMap(({ name, role }) => [name, role]),
  ]
  expect(texts.filter((text) => CONTENT_LANGUAGES.some((language) => !text[language]?.trim()))).toEqual([])
  expect(JSON.stringify(data)).not.toContain('ß')
})

test('the same seed gives the same bytes, another seed other people; both without elections too', { timeout: 20_000 }, () => {
  const once = JSON.stringify(demoParliament({}))
  expect(JSON.stringify(demoParliament({}))).toBe(once)
  const other = demoParliament({}, { seed: 2 })
  expect(other.councillors?.map(({ lastName }) => lastName)).not.toEqual(data.councillors.map(({ lastName }) => lastName))
  expect(other.parliamentVotes).toHaveLength(200)
})
