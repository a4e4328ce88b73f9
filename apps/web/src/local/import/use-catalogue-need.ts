import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useIsLocalAccount } from '../../lib/local-account.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useUser } from '../../lib/user.ts'
import { readCatalogueNeed } from './catalogue-need.ts'

const KEY = 'catalogue-need'

/**
 * What the catalogue of this device needs: `required` leads to `/update`. An account on the server needs none. Newer data of the server is
 * fetched without a word while the voter goes on with what is here.
 */
export function useCatalogueNeed(): 'none' | 'pending' | 'required' {
  const isLocal = useIsLocalAccount()
  const user = useUser()
  const { data, isError } = useQuery({
    queryKey: [KEY, user?.cantonId],
    queryFn: () => readNeed(user?.cantonId ?? 0),
    enabled: isLocal && user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!isLocal || isError) return 'none'
  return data ?? 'pending'
}

/** The voter goes on without what is missing, until the app starts anew; each screen says what it cannot show. */
export function putOffUpdate(cantonId: number): void {
  queryClient.setQueryData([KEY, cantonId], 'none')
}

/** An import has ended well: everything that was read of the catalogue is read anew. */
export async function catalogueArrived(cantonId: number): Promise<void> {
  putOffUpdate(cantonId)
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY })
}

async function readNeed(cantonId: number): Promise<'none' | 'required'> {
  if ((await readCatalogueNeed(cantonId, null)) === 'required') return 'required'
  // Without a network, or where it fails, the data stays as it is.
  void refresh(cantonId).catch(() => undefined)
  return 'none'
}

async function refresh(cantonId: number): Promise<void> {
  const { dataVersion } = await api.getStatus({})
  if ((await readCatalogueNeed(cantonId, dataVersion)) === 'none') return
  // Most starts have nothing to fetch, and the importer need not come with them.
  const { deviceImporter } = await import('./device-importer.ts')
  await deviceImporter.start([cantonId])
  if (deviceImporter.view().phase === 'done') await catalogueArrived(cantonId)
}
