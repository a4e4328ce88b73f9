import type { CandidacyOfPerson } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { desk } from '../../data/client.ts'
import { candidacyKey } from '../../data/queries.ts'
import { useSaveQueue } from '../../data/use-save-queue.ts'
import { ErrorState } from '../../page/states.tsx'

export interface OpenPreviewProps {
  readonly candidacy: CandidacyOfPerson
  /** The address of the site for voters. */
  readonly site: string
}

/** Opens the preview of the person's page in the app for voters, after pending changes are saved. */
export function OpenPreview({ candidacy, site }: OpenPreviewProps) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const { queue, saving } = useSaveQueue(candidacy)
  const { id: cid, candidateId, election } = candidacy
  const opening = useMutation({
    mutationFn: () => desk.createPreview({ params: { cid }, body: { version: queue.version() } }),
    // In the fragment, which is not sent to a server.
    onSuccess: ({ token }) => location.assign(`${site}/preview?lang=${language}#${election.id}/${candidateId}/${token}`),
    // After a conflict with another device the next attempt includes its changes.
    onError: () => queries.invalidateQueries({ queryKey: candidacyKey(cid) }),
  })
  return (
    <div>
      <Button aria-disabled={saving.pending.size > 0 || opening.isPending} onClick={() => saving.pending.size === 0 && opening.mutate()}>
        {t('preview.open')}
      </Button>
      {opening.error && <ErrorState error={opening.error} />}
    </div>
  )
}
