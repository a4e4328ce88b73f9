import type { DataSource } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useLookUp } from '../../data/calls/query-client.ts'
import { ErrorState, Skeleton } from '../page/state-panel.tsx'
import { SourceFacts } from './source-facts.tsx'

export interface SourceSheetProps {
  /** Undefined where the source is not known. */
  readonly sourceId: number | undefined
  /** Says it instead of a source. */
  readonly said?: string | undefined
  readonly onClose: () => void
}

/** What is known of the source of a record. */
export function SourceSheet({ sourceId, said, onClose }: SourceSheetProps) {
  const t = useText()
  const { data, error, refetch } = useLookUp('getSource', { params: { id: sourceId ?? 0 } }, sourceId !== undefined && said === undefined)
  return (
    <Dialog title={t('source.title')} onClose={onClose}>
      {said !== undefined || sourceId === undefined || isGone(error) ? (
        <p>{said ?? t('source.unknown')}</p>
      ) : (
        <Content source={data} error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

interface ContentProps {
  readonly source: DataSource | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

function Content({ source, error, onRetry }: ContentProps) {
  if (source) return <SourceFacts source={source} />
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton rows={5} />
}

/** Another import has replaced what the page still shows. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
