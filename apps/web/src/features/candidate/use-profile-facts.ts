import type { Candidate } from '@plenara/contract'
import { useText } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'
import { useCall } from '../../lib/query-client.ts'
import { useContentLanguage } from '../../lib/user.ts'
import { profileFacts } from './profile-facts.ts'

/** What is known about a candidate, ready to be shown. */
export function useProfileFacts(person: Person, candidate: Candidate) {
  const t = useText()
  const lang = useContentLanguage()
  const { electionId, listId } = candidate
  const { data } = useCall('getOfficialLists', { params: { eid: electionId }, query: { lang } }, listId !== null)
  const list = data?.find(({ id }) => id === listId)?.name ?? null
  return profileFacts({ person, candidate, list, t })
}
