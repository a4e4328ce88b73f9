import type { OfficialList } from '@plenara/contract'
import type { BallotFinding } from '@plenara/domain/ballot'
import { repetitionsOf } from '@plenara/domain/lists'
import { fullName, type ListPerson } from '../ballot/ballot-names.ts'
import type { DraftEvaluation } from './draft-evaluation.ts'
import type { Draft } from './draft-history.ts'

/** A sentence about a list. */
export interface Finding {
  /** The leading word: `ballot.word.<kind>`. */
  readonly kind: 'valid' | 'invalid' | 'struck' | 'lost' | 'open' | 'explains' | 'cumulated' | 'panachage' | 'additional'
  /** The catalogue id of the sentence. */
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
  /** As in `BPR 38(3)`; null under cantonal law and without an article of federal law. */
  readonly article: string | null
}

export interface FindingsInput extends DraftEvaluation {
  readonly draft: Draft
  readonly official: readonly Pick<OfficialList, 'id' | 'number' | 'name'>[]
  readonly people: ReadonlyMap<number, ListPerson>
}

/** More sentences of a kind than this are combined into one. */
const MAX_SENTENCES = 3

/** The findings about a list, the most important first: those of the evaluation, then explanations of the votes. */
export function findingsOf(input: FindingsInput): Finding[] {
  const { evaluation, rules, draft } = input
  const found = byCode(evaluation.findings).map((group) => sentenceOf(group, input))
  if (evaluation.validity === 'invalid') return found
  const valid: Finding = {
    kind: 'valid',
    text: 'ballot.valid',
    values: { filled: draft.candidates.length, lines: rules.lines },
    article: null,
  }
  return [valid, ...found, ...cumulated(input), ...panachage(input), ...additional(input)]
}

/** Groups findings by code, in the order of first appearance. */
function byCode(findings: readonly BallotFinding[]): BallotFinding[][] {
  const groups = new Map<string, BallotFinding[]>()
  for (const finding of findings) groups.set(finding.code, [...(groups.get(finding.code) ?? []), finding])
  return [...groups.values()]
}

function sentenceOf(group: readonly BallotFinding[], { ballot, rules, evaluation, people, official }: FindingsInput): Finding {
  const [{ code, effect, article } = { code: 'no_valid_name', effect: 'invalid', article: null } as const] = group
  const names = group.flatMap(({ mention }) => {
    const name = mention === null ? undefined : ballot.mentions[mention]?.name
    return typeof name === 'number' ? [fullName(people.get(name))] : (name ?? [])
  })
  const heading = official.find(({ id }) => id === evaluation.listId)
  const values = {
    names: [...new Set(names)].join(', '),
    n: group[0]?.mention == null ? evaluation.lostLines : new Set(names).size,
    lines: rules.lines,
    repetitions: rules.maxRepetitions,
    number: heading?.number ?? '',
  }
  return { kind: code === 'empty_lines' ? 'open' : effect, text: `ballot.finding.${code}`, values, article }
}

function cumulated({ draft, people, rules }: FindingsInput): Finding[] {
  const { candidates } = draft
  const article = rules.law === 'federal' ? 'BPR 35(3)' : null
  const repeated = [...new Set(candidates.map(({ id }) => id))].filter((id) => repetitionsOf(candidates, id) > 1)
  if (repeated.length > MAX_SENTENCES) {
    return [{ kind: 'cumulated', text: 'ballot.cumulatedMany', values: { n: repeated.length }, article }]
  }
  return repeated.map((id) => {
    const n = repetitionsOf(candidates, id)
    const text = n >= rules.maxRepetitions ? 'ballot.cumulatedMax' : 'ballot.cumulated'
    return { kind: 'cumulated', text, values: { name: fullName(people.get(id)), n }, article }
  })
}

/** Names from other lists than the heading: each is a vote for its list (BPR Art. 39). */
function panachage({ evaluation, official, rules }: FindingsInput): Finding[] {
  if (rules.seatMethod === 'majority') return []
  const article = rules.law === 'federal' ? 'BPR 39' : null
  const others = [...evaluation.votesByList].filter(([listId]) => listId !== evaluation.listId)
  const isMixed = evaluation.listId !== null || others.length > 1
  if (!isMixed) return []
  if (others.length > MAX_SENTENCES || evaluation.listId === null) {
    const n = others.reduce((sum, [, votes]) => sum + votes, 0)
    return [{ kind: 'panachage', text: 'ballot.panachageMany', values: { n, lists: others.length }, article }]
  }
  return others.map(([listId, n]) => {
    const list = official.find(({ id }) => id === listId)
    return { kind: 'panachage', text: 'ballot.panachage', values: { n, number: list?.number ?? '', name: list?.name ?? '' }, article }
  })
}

/** Empty lines under a heading (BPR Art. 37(1)). */
function additional({ evaluation, official, rules }: FindingsInput): Finding[] {
  if (evaluation.additionalVotes === 0) return []
  const list = official.find(({ id }) => id === evaluation.listId)
  const values = { n: evaluation.additionalVotes, number: list?.number ?? '', name: list?.name ?? '' }
  return [{ kind: 'additional', text: 'ballot.additional', values, article: rules.law === 'federal' ? 'BPR 37(1)' : null }]
}
