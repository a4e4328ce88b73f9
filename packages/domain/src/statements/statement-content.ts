import type { LocalizedText, StatementContent, StatementFact, StatementParts, StatementProfile, StatementText } from '@plenara/contract'
import { FALLBACK_ORDER } from '../text-and-time/texts.ts'
import { inOrder } from './statement-fields.ts'

/** What a statement says beside its answers. */
type Beside = Omit<StatementParts, 'answers'>
type ProfileParts = Pick<StatementParts, 'texts' | 'links' | 'facts'>

/** As it is stored: without what says nothing. */
export function contentOf({ important, comments, ...profile }: Beside): StatementContent {
  const marked = important.flatMap((mark) => (mark.important ? [mark.questionId] : []))
  const byQuestion = byName(comments.map(({ questionId, language, text }) => ({ name: String(questionId), language, text })))
  const said = profileOf(profile)
  return {
    ...(marked.length > 0 && { important: marked }),
    ...(byQuestion && { comments: byQuestion }),
    ...(Object.keys(said).length > 0 && { profile: said }),
  }
}

function profileOf({ texts, links, facts }: ProfileParts): StatementProfile {
  const named = byName(texts.map(({ text, language, value }) => ({ name: text, language, text: value })))
  const known = links.flatMap(({ kind, url }) => (url === null ? [] : [{ kind, url }]))
  const told = facts.filter(({ value }) => (Array.isArray(value) ? value.length > 0 : value !== null))
  return {
    ...(named && { texts: named }),
    ...(known.length > 0 && { links: known }),
    ...Object.fromEntries(told.map(({ fact, value }) => [fact, value])),
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

/** What is stored on these questions and of the person, in the order of the questions, of the profile and of the languages. */
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

/** The same of a profile alone. */
export function profileParts({ texts = {}, links = [], ...facts }: StatementProfile): ProfileParts {
  return {
    texts: TEXTS.flatMap((text) => languagesOf(texts[text]).map(([language, value]) => ({ text, language, value }))),
    links: links.map(({ kind, url }) => ({ kind, url })),
    facts: FACTS.flatMap((fact) => (facts[fact] === undefined ? [] : [{ fact, value: facts[fact] } as StatementFact])),
  }
}

const FACTS = ['campaignBudget', 'vestedInterests', 'languages'] as const satisfies readonly StatementFact['fact'][]
/** In the order in which they are fingerprinted; another one would be another fingerprint of the same text. */
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

/** What is said of a picture, as a part of another content. */
export function portraitSaid({ portrait }: StatementContent): Pick<StatementContent, 'portrait'> {
  return portrait === undefined ? {} : { portrait }
}

/**
 * What is stored as values whose JSON is the same for the same content, whatever the order in which it came; undefined where there is nothing. What is said of
 * the person stands there only where something is.
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
