import type { Councillor } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import { useText } from '../../i18n/text.ts'
import { useCall } from '../../lib/query-client.ts'
import { useNow } from '../../lib/use-now.ts'
import { useContentLanguage } from '../../lib/user.ts'
import type { Office } from './office.ts'
import { officeFacts } from './office-facts.ts'

/** What is known about a person in an office, ready to be shown. */
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
