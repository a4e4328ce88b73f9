import type { AnswerRecord, ContentLanguage } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import comments from '../data/comments.json' with { type: 'json' }
import { AXIS_KEYS } from './axes.ts'
import { dataOf } from './data-file.ts'
import { inLanguages, type Text4 } from './language.ts'
import type { Draft, Stance } from './people/person.ts'
import type { Topic } from './questions/topic.ts'
import { createRandom, type Random } from './random.ts'

/** A topic under the key that it has in a questionnaire. */
export interface AskedTopic {
  readonly key: string
  readonly topic: Topic
}

export interface AnswerRequest {
  readonly seed: string
  readonly asked: readonly AskedTopic[]
  readonly languages: readonly ContentLanguage[]
}

/** Short remarks beside an answer that fit any question and any side. */
const COMMENTS = dataOf<readonly Text4[]>(comments)

/**
 * Answers of the candidates of a ballot. Of a hundred, about 78 answer everything, 7 stop on the way, 15 stay silent.
 * An answer is the mean of the candidate's places on the question's axes, plus what the party thinks of this question in
 * particular (the same for all of the party), plus a part that is the candidate's own; then the nearest step of the scale.
 */
export function drawAnswers(drafts: readonly Draft[], request: AnswerRequest): AnswerRecord[] {
  const opinions = new Map<string, readonly number[]>()
  const answers: AnswerRecord[] = []
  for (const draft of drafts) {
    const random = createRandom(`${request.seed}/answers/${draft.record.key}`)
    const count = answeredCount(random, request.asked.length)
    const party = draft.record.partyKey ?? draft.record.key
    const own = opinions.get(party) ?? partyOpinions(party, request)
    opinions.set(party, own)
    for (const [index, { key, topic }] of request.asked.slice(0, count).entries()) {
      const value = valueOn(topic, leanOn(topic, draft.person.stance) + (own[index] ?? 0) + random.normal() * 0.24)
      answers.push(withComment(random, { candidate: draft.record.key, questionKey: key, value }, request.languages))
    }
  }
  return answers
}

function answeredCount(random: Random, all: number): number {
  const draw = random.next()
  if (draw < 0.15) return 0
  return draw < 0.22 ? random.int(8, all - 1) : all
}

function partyOpinions(party: string, { asked, seed }: AnswerRequest): number[] {
  return asked.map(({ topic }) => partyOpinion(seed, party, topic))
}

/** What a party thinks of a question beyond its axes; more where the question is on no axis. */
export function partyOpinion(seed: string, party: string, topic: Topic): number {
  const random = createRandom(`${seed}/opinion/${party}/${topic.key}`)
  return random.normal() * (Object.keys(topic.axes).length === 0 ? 0.55 : 0.2)
}

/** The mean of a person's places on the axes of a question, about -1 to 1. */
export function leanOn(topic: Pick<Topic, 'axes'>, stance: Stance): number {
  let sum = 0
  let count = 0
  for (const axis of AXIS_KEYS) {
    const polarity = topic.axes[axis]
    if (polarity === undefined) continue
    sum += polarity * stance[axis]
    count++
  }
  return count === 0 ? 0 : (sum / count) * 1.15
}

/** The step of the scale for an opinion of about -1 to 1; without a middle step the sign decides. */
function valueOn(topic: Topic, opinion: number): number {
  const steps = SCALE_VALUES[topic.type]
  const place = Math.floor(((opinion * 0.95 + 1) / 2) * steps.length)
  return steps[Math.min(steps.length - 1, Math.max(0, place))] ?? 0
}

function withComment(random: Random, answer: AnswerRecord, languages: readonly ContentLanguage[]): AnswerRecord {
  if (!random.chance(0.012)) return answer
  return { ...answer, comment: inLanguages(random.pick(COMMENTS), languages) }
}
