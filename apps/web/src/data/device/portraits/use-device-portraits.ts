import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../queries/user.ts'
import { useKeepsCatalogue } from '../../session/local-account.ts'
import { useCatalogueNeed } from '../import/use-catalogue-need.ts'

/** For an account that keeps its catalogue on the device: the portraits of the election that the voter works on are fetched whole, kept, and put on the shelf; anew after an import. */
export function useDevicePortraits(electionId: number): void {
  const keepsCatalogue = useKeepsCatalogue()
  const user = useUser()
  const need = useCatalogueNeed()
  useQuery({
    queryKey: ['portraits', electionId],
    queryFn: async ({ signal }) => (await import('./load-portraits.ts')).loadPortraits(electionId, signal),
    // Not before the voter's own canton is here: until then the active election is that of the default place.
    enabled: keepsCatalogue && user?.locationChosen === true && need === 'none' && electionId > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
