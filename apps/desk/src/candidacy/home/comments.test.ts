import type { ContentLanguage, StatementComment } from '@plenara/contract'
import { expect, test } from 'vitest'
import { commentsState } from './comments.ts'

const comment = (questionId: number, language: ContentLanguage, text: string | null = 'Ja'): StatementComment => ({
  questionId,
  language,
  text,
})

test('comments are counted by question, and missing is what a second language has too few of', () => {
  expect(commentsState([])).toEqual({ count: 0, missing: null })
  expect(commentsState([comment(1, 'de'), comment(2, 'de')])).toEqual({ count: 2, missing: null })
  expect(commentsState([comment(1, 'de'), comment(2, 'de'), comment(2, 'fr')])).toEqual({ count: 2, missing: { language: 'fr', count: 1 } })
  expect(commentsState([comment(1, 'de'), comment(2, 'fr')])).toMatchObject({ count: 2, missing: { count: 1 } })
  expect(commentsState([comment(1, 'de'), comment(1, 'fr'), comment(2, 'it', null)])).toEqual({ count: 1, missing: null })
})
