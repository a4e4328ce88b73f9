import type { DataSource } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useLookUp } from '../../data/calls/query-client.ts'
import { ErrorState, Skeleton } from '../page/state-panel.tsx'
import { SourceFacts } from './source-facts.tsx'

export interface SourceSheetProps {
  /** Undefined if the source is unknown. */
  readonly sourceId: number | undefined
  /** A sentence to show instead of a source. */
  readonly note?: string | undefined
  readonly onClose: () => void
}

/** The facts of the source of a record. */
export function SourceSheet({ sourceId, note, onClose }: SourceSheetProps) {
  const t = useText()
  const { data, error, refetch } = useLookUp('getSource', { params: { id: sourceId ?? 0 } }, sourceId !== undefined && note === undefined)
  return (
    <Dialog title={t('source.title')} onClose={onClose}>
      {note !== undefined || sourceId === undefined || isGone(error) ? (
        <p>{note ?? t('source.unknown')}</p>
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

/** Whether another import has replaced the source. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
