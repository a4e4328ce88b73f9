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
  /** The address of the voters' site. */
  readonly site: string
}

/** Leads to the page of the person in the voters' app, as the draft would be published. What is still on its way is waited for. */
export function OpenPreview({ candidacy, site }: OpenPreviewProps) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const { queue, saving } = useSaveQueue(candidacy)
  const { id: cid, candidateId, election } = candidacy
  const opening = useMutation({
    mutationFn: () => desk.createPreview({ params: { cid }, body: { version: queue.version() } }),
    // Behind the `#`, which no server sees.
    onSuccess: ({ token }) => location.assign(`${site}/preview?lang=${language}#${election.id}/${candidateId}/${token}`),
    // Where another device was faster, the next attempt shows what it wrote.
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
