import type { User } from '@plenara/contract'
import { DEFAULT_CANTON_ID, DEFAULT_CONSTITUENCY_ID } from '@plenara/contract/constants'

/** A user who has told nothing yet. */
export function emptyUser(id: number): User {
  return {
    id,
    username: '',
    email: '',
    language: 'de',
    languageContent: 'auto',
    cantonId: DEFAULT_CANTON_ID,
    constituencyId: DEFAULT_CONSTITUENCY_ID,
    locationChosen: false,
    consent: null,
  }
}
