import type { CandidacyOfPerson, ContentLanguage, StatementComment, StatementText } from '@plenara/contract'
import { expect, test } from 'vitest'
import { commentsState, furtherState, interestsState, textsState } from './part-state.ts'

const comment = (questionId: number, language: ContentLanguage, text: string | null = 'Ja'): StatementComment => ({
  questionId,
  language,
  text,
})
const text = (name: StatementText['text'], language: ContentLanguage): StatementText => ({ text: name, language, value: 'Ja' })
const NOTHING: CandidacyOfPerson['delivered'] = { texts: [], links: [], facts: [], source: null, goes: false }

test('comments are counted by question, and the missing ones of a second language are reported', () => {
  expect(commentsState([])).toEqual({ count: 0, missing: null, unchecked: 0 })
  expect(commentsState([comment(1, 'de'), comment(2, 'de')])).toMatchObject({ count: 2, missing: null })
  expect(commentsState([comment(1, 'de'), comment(2, 'de'), comment(2, 'fr')])).toMatchObject({
    count: 2,
    missing: { language: 'fr', count: 1 },
  })
  expect(commentsState([comment(1, 'de'), comment(2, 'fr')])).toMatchObject({ count: 2, missing: { count: 1 } })
  expect(commentsState([comment(1, 'de'), comment(1, 'fr'), comment(2, 'it', null)])).toMatchObject({ count: 1, missing: null })
})

// Fails when a text that was delivered counts as one of the person's own.
test('texts count in their section, and delivered ones count as unchecked', () => {
  const texts = [text('motto', 'de'), text('motto', 'fr'), text('hobbies', 'de'), text('mainGoals', 'de')]
  const delivered = { ...NOTHING, texts: [text('education', 'de'), text('education', 'fr')] }
  expect(textsState('about', { texts, delivered })).toEqual({ count: 2, missing: { language: 'fr', count: 1 }, unchecked: 1 })
  expect(textsState('goals', { texts, delivered })).toEqual({ count: 1, missing: null, unchecked: 0 })
})

test('interests count individually, further facts by kind', () => {
  const interest = { organisation: { de: 'Verein' }, role: {}, paid: null, since: null }
  const facts = [
    { fact: 'vestedInterests' as const, value: [interest, interest] },
    { fact: 'languages' as const, value: ['de'] },
  ]
  const links = [
    { kind: 'x' as const, url: 'https://x.com/a' },
    { kind: 'website' as const, url: 'https://example.ch' },
  ]
  expect(interestsState({ facts, delivered: NOTHING })).toEqual({ count: 2, missing: null, unchecked: 0 })
  expect(furtherState({ facts, links, delivered: NOTHING })).toMatchObject({ count: 2, unchecked: 0 })
  expect(furtherState({ facts: [], links: [], delivered: { ...NOTHING, facts, links } })).toMatchObject({ count: 0, unchecked: 2 })
})
