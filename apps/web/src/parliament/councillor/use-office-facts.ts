import type { Councillor } from '@plenara/contract'
import { zurichDay } from '@plenara/domain/elections'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useNow } from '../../platform/use-now.ts'
import type { Office } from './office.ts'
import { officeFacts } from './office-facts.ts'

/** The facts of a person in an office, ready for display. */
export function useOfficeFacts(office: Office, person: Councillor) {
  const t = useText()
  const lang = useContentLanguage()
  const today = zurichDay(useNow().getTime())
  const canton = useCanton(person.cantonId)
  const councils = useCall('getCouncils', { query: { lang } }).data ?? []
  return officeFacts({ office, person, canton, councils, today, t })
}

/** A canton by its id, undefined while it loads. */
export function useCanton(id: number | null) {
  const lang = useContentLanguage()
  const { data } = useCall('getCantons', { query: { lang } }, id !== null)
  return data?.find((canton) => canton.id === id)
}
