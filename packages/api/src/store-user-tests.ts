import { expect, test } from 'vitest'
import type { StoreUnderTest } from './store-under-test.ts'

const NOBODY = 999_999_999_999

/** What every adapter must do with the user's own record. */
export function userTests(fixture: () => StoreUnderTest): void {
  test('a new user lives in the default canton and constituency and has given no consent [ENTITY-1]', async () => {
    const { store, newUser } = fixture()
    const id = await newUser({ consent: false })
    expect(await store.getUser(id)).toMatchObject({
      id,
      languageContent: 'auto',
      cantonId: 6,
      constituencyId: 45,
      locationChosen: false,
      consent: null,
    })
  })

  test('a change touches what it names and answers the user', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    const before = await store.getUser(id)
    const changed = await store.changeUser(id, { username: 'Ünal 🗳️', cantonId: 26, constituencyId: 12, locationChosen: true })
    expect(changed).toEqual({ ...before, username: 'Ünal 🗳️', cantonId: 26, constituencyId: 12, locationChosen: true })
    expect(await store.getUser(id)).toEqual(changed)
    expect(await store.changeUser(id, {})).toEqual(changed)
  })

  test('consent is given and withdrawn', async () => {
    const { store, newUser } = fixture()
    const id = await newUser({ consent: false })
    const consent = { version: '1', at: '2026-11-21T08:00:00.000Z' }
    expect((await store.changeUser(id, { consent }))?.consent).toEqual(consent)
    expect((await store.changeUser(id, { language: 'fr' }))?.consent).toEqual(consent)
    expect((await store.withdrawConsent(id))?.consent).toBeNull()
    expect((await store.getUser(id))?.consent).toBeNull()
  })

  test('an unknown user is null and stays it', async () => {
    const { store } = fixture()
    expect(await store.getUser(NOBODY)).toBeNull()
    expect(await store.changeUser(NOBODY, { username: 'x' })).toBeNull()
    expect(await store.withdrawConsent(NOBODY)).toBeNull()
    expect(await store.getUser(NOBODY)).toBeNull()
  })
}
