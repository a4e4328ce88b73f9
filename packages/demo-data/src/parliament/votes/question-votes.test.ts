import { certainCandidacies, compareSaidAndVoted } from '@plenara/domain'
import { expect, test } from 'vitest'
import { demoData, demoParliament } from '../../index.ts'

const data = demoData()
const parliament = demoParliament(data)
const pairs = parliament.questionVotes ?? []

test('every pair names a question of its questionnaire and a vote of the parliament, and stands once', () => {
  const questions = new Set(data.questionnaires?.flatMap(({ key, questions: all }) => all.map((question) => `${key} ${question.key}`)))
  const votes = new Set(parliament.parliamentVotes?.map(({ key }) => key))
  for (const { questionnaireKey, questionKey, voteKey } of pairs) {
    expect(questions).toContain(`${questionnaireKey} ${questionKey}`)
    expect(votes).toContain(voteKey)
  }
  expect(new Set(pairs.map(({ questionKey, voteKey }) => `${questionKey} ${voteKey}`)).size).toBe(pairs.length)
  expect(pairs.length).toBeGreaterThan(50)
})

test('of each council one vote decides a question', () => {
  const councils = new Map(parliament.parliamentVotes?.map(({ key, councilKey }) => [key, councilKey]))
  const places = pairs.map(({ questionKey, voteKey }) => `${questionKey} ${councils.get(voteKey)}`)
  expect(new Set(places).size).toBe(places.length)
})

test('most members of the parliament are certainly candidates of the demonstration, and what they said can be compared', () => {
  const councillors = (parliament.councillors ?? []).map((one, id) => ({ ...one, id }))
  const candidacies = (data.elections ?? []).flatMap(({ election, candidates }, electionId) =>
    candidates.map((candidate, id) => ({ ...candidate, id, electionId, cantonCode: election.cantonCode, electionKey: election.key })),
  )
  const answers = new Map((data.answers ?? []).map(({ candidate, questionKey, value }) => [`${candidate} ${questionKey}`, value]))
  const decisions = new Map((parliament.decisions ?? []).map((one) => [`${one.voteKey} ${one.councillorKey}`, one.decision]))
  const members = councillors.filter(({ groupKey }) => groupKey !== null)
  const linked = members.filter((member) => certainCandidacies(member, councillors, candidacies).length > 0)
  expect(linked.length).toBeGreaterThan(members.length / 2)
  const outcomes = new Map<string, number>()
  for (const member of linked) {
    const [first] = certainCandidacies(member, councillors, candidacies)
    for (const { questionKey, voteKey, yesMeans } of pairs) {
      const answer = answers.get(`${first?.key} ${questionKey}`)
      const decision = decisions.get(`${voteKey} ${member.key}`)
      if (answer === undefined || decision === undefined || yesMeans === 'none') continue
      const outcome = compareSaidAndVoted({ answer, decision, yesMeans })
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  const [agrees = 0, contradicts = 0] = ['agrees', 'contradicts'].map((outcome) => outcomes.get(outcome))
  console.info(`${linked.length} of ${members.length} members linked: ${JSON.stringify([...outcomes])}`)
  expect(agrees).toBeGreaterThan(2 * contradicts)
  expect(contradicts).toBeGreaterThan(0)
})
