import type { LocalizedText, StatementContent, StatementFact, StatementParts, StatementProfile, StatementText } from '@plenara/contract'
import { FALLBACK_ORDER } from '../text-and-time/texts.ts'
import { inOrder } from './statement-fields.ts'

/** The parts of a statement other than its answers. */
type Beside = Omit<StatementParts, 'answers'>
type ProfileParts = Pick<StatementParts, 'texts' | 'links' | 'facts'>

/** The stored form of these parts: without empty fields. */
export function contentOf({ important, comments, ...profile }: Beside): StatementContent {
  const marked = important.flatMap((mark) => (mark.important ? [mark.questionId] : []))
  const byQuestion = byName(comments.map(({ questionId, language, text }) => ({ name: String(questionId), language, text })))
  const storedProfile = profileOf(profile)
  return {
    ...(marked.length > 0 && { important: marked }),
    ...(byQuestion && { comments: byQuestion }),
    ...(Object.keys(storedProfile).length > 0 && { profile: storedProfile }),
  }
}

function profileOf({ texts, links, facts }: ProfileParts): StatementProfile {
  const named = byName(texts.map(({ text, language, value }) => ({ name: text, language, text: value })))
  const givenLinks = links.flatMap(({ kind, url }) => (url === null ? [] : [{ kind, url }]))
  const givenFacts = facts.filter(({ value }) => (Array.isArray(value) ? value.length > 0 : value !== null))
  return {
    ...(named && { texts: named }),
    ...(givenLinks.length > 0 && { links: givenLinks }),
    ...Object.fromEntries(givenFacts.map(({ fact, value }) => [fact, value])),
  }
}

interface NamedText {
  readonly name: string
  readonly language: keyof LocalizedText
  readonly text: string | null
}

function byName(texts: readonly NamedText[]): Record<string, LocalizedText> | undefined {
  const found: Record<string, LocalizedText> = {}
  for (const { name, language, text } of texts) if (text !== null) found[name] = { ...found[name], [language]: text }
  return Object.keys(found).length > 0 ? found : undefined
}

/** The parts of stored content on these questions and on the person, in the order of the questions, of the profile and of the languages. */
export function contentParts({ important = [], comments = {}, profile = {} }: StatementContent, questionIds: readonly number[]): Beside {
  const marked = new Set(important)
  return {
    important: questionIds.flatMap((questionId) => (marked.has(questionId) ? [{ questionId, important: true }] : [])),
    comments: questionIds.flatMap((questionId) =>
      languagesOf(comments[questionId]).map(([language, text]) => ({ questionId, language, text })),
    ),
    ...profileParts(profile),
  }
}

/** The same for a profile alone. */
export function profileParts({ texts = {}, links = [], ...facts }: StatementProfile): ProfileParts {
  return {
    texts: TEXTS.flatMap((text) => languagesOf(texts[text]).map(([language, value]) => ({ text, language, value }))),
    links: links.map(({ kind, url }) => ({ kind, url })),
    facts: FACTS.flatMap((fact) => (facts[fact] === undefined ? [] : [{ fact, value: facts[fact] } as StatementFact])),
  }
}

const FACTS = ['campaignBudget', 'vestedInterests', 'languages'] as const satisfies readonly StatementFact['fact'][]
/** In the order of the fingerprint: another order would change the fingerprint of an unchanged text. */
const TEXTS: readonly StatementText['text'][] = [
  ...(['occupation', 'motto', 'mainGoals', 'motivation', 'politicalPositions', 'education'] as const),
  ...(['politicalExperience', 'otherExperience', 'hobbies', 'household'] as const),
]

function languagesOf(texts: LocalizedText | undefined) {
  return FALLBACK_ORDER.flatMap((language) => {
    const text = texts?.[language]
    return text === undefined ? [] : [[language, text] as const]
  })
}

/** The picture of some content as a part of other content; empty if nothing is decided about it. */
export function portraitPart({ portrait }: StatementContent): Pick<StatementContent, 'portrait'> {
  return portrait === undefined ? {} : { portrait }
}

/**
 * Stored content as values whose JSON is the same for equal content, in whatever order it came; undefined if it is empty. Profile and picture are present only
 * if they are stored.
 */
export function canonicalContent({ important = [], comments = {}, profile, portrait }: StatementContent): object | undefined {
  const ids = [...new Set([...important, ...Object.keys(comments).map(Number)])].toSorted((a, b) => a - b)
  const parts = contentParts({ important, comments }, ids)
  if (parts.important.length + parts.comments.length === 0 && profile === undefined && portrait === undefined) return undefined
  return {
    important: parts.important.map(({ questionId }) => questionId),
    comments: parts.comments.map(({ questionId, language, text }) => [questionId, language, text]),
    ...(profile && { profile: canonicalProfile(profile) }),
    ...(portrait !== undefined && { portrait }),
  }
}

function canonicalProfile(profile: StatementProfile): object {
  const { texts, links, facts } = profileParts(profile)
  return {
    texts: texts.map(({ text, language, value }) => [text, language, value]),
    links: links.map(({ kind, url }) => [kind, url]).toSorted(([a = ''], [b = '']) => ((a ?? '') < (b ?? '') ? -1 : 1)),
    facts: facts.map(({ fact, value }) => [fact, inOrder(value)]),
  }
}
