import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { DetailSection } from '../detail-page/detail-columns.tsx'
import type { CantonResult } from './area-order.ts'
import { AreaTable } from './area-table.tsx'

export interface CantonTableProps {
  readonly cantons: readonly CantonResult[]
  /** Whether yes stands for the initiative. */
  readonly isTieBreak: boolean
}

/** The result of every canton. */
export function CantonTable({ cantons, isTieBreak }: CantonTableProps) {
  const t = useText()
  const lang = useContentLanguage()
  const { data } = useCall('getCantons', { query: { lang } })
  const areas = useMemo(() => {
    const names = new Map<string, string>(data?.map(({ code, name }) => [code, name]))
    return cantons.map(({ cantonCode, yesPercent, turnoutPercent }) => {
      return { key: cantonCode, name: names.get(cantonCode) ?? cantonCode, yesPercent, turnoutPercent }
    })
  }, [cantons, data])
  return (
    <DetailSection title={t('votes.cantons.title')}>
      <AreaTable label={t('votes.cantons.title')} kind={t('votes.cantons.name')} areas={areas} isTieBreak={isTieBreak} />
    </DetailSection>
  )
}
