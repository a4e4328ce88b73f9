import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'

/** Canton and constituency by name. */
export function PlaceName({ cantonId, constituencyId }: { readonly cantonId: number; readonly constituencyId: number }) {
  const lang = useContentLanguage()
  const cantons = useCall('getCantons', { query: { lang } })
  const constituencies = useCall('getCantonConstituencies', { params: { id: cantonId }, query: { lang } })
  const canton = cantons.data?.find(({ id }) => id === cantonId)?.name
  const constituency = constituencies.data?.find(({ id }) => id === constituencyId)?.name
  return <small>{[canton, constituency].filter((name, index, all) => name && all.indexOf(name) === index).join(', ')}</small>
}
