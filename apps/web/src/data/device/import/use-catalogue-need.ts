import type { User } from '@plenara/contract'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../calls/query-client.ts'
import { settledVersion } from '../../freshness/settled-version.ts'
import { useUser } from '../../queries/user.ts'
import { useKeepsCatalogue } from '../../session/local-account.ts'
import type { readCatalogueNeed } from './catalogue-need.ts'

const KEY = 'catalogue-need'

/**
 * What the catalogue of this device needs: `required` leads to `/update`. An account on the server needs none, nor does a guest. Newer data of the server is
 * fetched without a word while the voter goes on with what is here.
 */
export function useCatalogueNeed(): 'none' | 'pending' | 'required' {
  const keepsCatalogue = useKeepsCatalogue()
  const user = useUser()
  const cantonId = user ? neededCanton(user) : null
  const { data, isError } = useQuery({
    queryKey: [KEY, cantonId],
    queryFn: () => readNeed(cantonId),
    enabled: keepsCatalogue && user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!keepsCatalogue || isError) return 'none'
  return data ?? 'pending'
}

/** The canton whose elections a voter needs; null until they have said where they vote, and nobody is taken for a voter of the default. */
export function neededCanton({ cantonId, locationChosen }: Pick<User, 'cantonId' | 'locationChosen'>): number | null {
  return locationChosen ? cantonId : null
}

export function cantonsOf(cantonId: number | null): readonly number[] {
  return cantonId === null ? [] : [cantonId]
}

/** The voter goes on without what is missing, until the app starts anew; each screen says what it cannot show. */
export function putOffUpdate(cantonId: number | null): void {
  queryClient.setQueryData([KEY, cantonId], 'none')
}

/** An import has ended well: everything that was read of the catalogue is read anew. */
export async function catalogueArrived(cantonId: number | null): Promise<void> {
  putOffUpdate(cantonId)
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY })
}

/** Only accounts that keep a catalogue load what reads it. */
const readNeedOf: typeof readCatalogueNeed = async (...asked) => (await import('./catalogue-need.ts')).readCatalogueNeed(...asked)

async function readNeed(cantonId: number | null): Promise<'none' | 'required'> {
  if ((await readNeedOf(cantonId, null)) === 'required') return 'required'
  // Without a network, or where it fails, the data stays as it is.
  void refreshCatalogue(cantonId).catch(() => undefined)
  return 'none'
}

/** Imports what the server has newer than this device; nothing where it has the same. */
export async function refreshCatalogue(cantonId: number | null): Promise<void> {
  const isHeld = async (version: number) => (await readNeedOf(cantonId, version)) === 'none'
  const isMissing = (await readNeedOf(cantonId, null)) === 'required'
  if (!isMissing && (await isHeld(await settledVersion(isHeld)))) return
  // Most starts have nothing to fetch, and the importer need not come with them.
  const { deviceImporter } = await import('./device-importer.ts')
  await deviceImporter.start(cantonsOf(cantonId))
  if (deviceImporter.view().phase === 'done') await catalogueArrived(cantonId)
}
