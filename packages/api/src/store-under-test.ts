import type { UserStore } from './store.ts'

/** A store under test and a way to get a user who has stored nothing yet, with consent unless told otherwise. */
export interface StoreUnderTest {
  readonly store: UserStore
  readonly newUser: (options?: { readonly consent: boolean }) => Promise<number>
}
