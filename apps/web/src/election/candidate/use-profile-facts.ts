import type { Candidate } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import type { Person } from '../../shared/person/person.ts'
import { useShortLeft } from '../shared/use-short-left.ts'
import { profileFacts } from './profile-facts.ts'

/** The facts of a candidate, ready for display; without a percent before the short questions are answered. */
export function useProfileFacts(person: Person, candidate: Candidate) {
  const t = useText()
  const lang = useContentLanguage()
  const { electionId, listId } = candidate
  const { data } = useCall('getOfficialLists', { params: { eid: electionId }, query: { lang } }, listId !== null)
  const list = data?.find(({ id }) => id === listId)?.name ?? null
  const hasPercent = useShortLeft(electionId) === 0
  return profileFacts({ person: hasPercent ? person : { ...person, percent: undefined }, candidate, list, t })
}
