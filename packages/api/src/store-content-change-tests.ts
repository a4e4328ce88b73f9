import { expect, test } from 'vitest'
import type { NewUserContent, Opinions, UserContent } from './store.ts'
import { noNotes, withNextNote } from './store-note-tests.ts'
import type { StoreUnderTest } from './store-under-test.ts'

const ELECTION = 101
const NOBODY = 999_999_999_999

const withAnswer = (questionId: number) => (opinions: Opinions) => ({
  ...opinions,
  responses: [...opinions.responses, { questionId, value: 100, weight: 1 as const }],
})

/** One answer more in every election. */
const adding =
  (questionId: number) =>
  ({ user, ...content }: UserContent): NewUserContent => {
    const { id: _, email: __, pendingEmail: ___, ...settings } = user
    return { ...content, settings, opinions: content.opinions.map((one) => ({ ...one, ...withAnswer(questionId)(one) })) }
  }

/** What every adapter must do where the whole content is changed. */
export function contentChangeTests(fixture: () => StoreUnderTest): void {
  // Fails when the content is read before the lock is held: of two that add, one would be lost.
  test('content is changed from what is stored at that moment, also by several at once [API-2]', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    await store.changeOpinions(id, ELECTION, withAnswer(1))
    await store.changeNotes(id, withNextNote)
    await Promise.all([2, 3, 4].map((questionId) => store.changeContent(id, adding(questionId))))
    const content = await store.getContent(id)
    expect(content?.opinions.flatMap(({ responses }) => responses.map(({ questionId }) => questionId)).toSorted()).toEqual([1, 2, 3, 4])
    expect(content?.notes).toEqual(withNextNote(noNotes))
    const refuse = () => {
      throw new Error('refused')
    }
    await expect(store.changeContent(id, refuse)).rejects.toThrow('refused')
    expect(await store.getContent(id)).toEqual(content)
    expect(await store.changeContent(NOBODY, adding(5))).toBeNull()
  })
}
