import type { SpiderAxisValue } from '@plenara/ui/chart/spider-chart.tsx'
import { useText } from '@plenara/ui/text/text.ts'

/** The axes of strongest and of weakest agreement: the two highest and the lowest known value, none twice. */
function extremes(axes: readonly SpiderAxisValue[]): { readonly high: readonly string[]; readonly low: string | null } {
  const axesWithValue = axes
    .filter((axis): axis is SpiderAxisValue & { value: number } => axis.value !== null)
    .sort((a, b) => b.value - a.value)
  const high = axesWithValue.slice(0, axesWithValue.length > 2 ? 2 : 1).map(({ name }) => name)
  const last = axesWithValue.at(-1)
  return { high, low: last && !high.includes(last.name) ? last.name : null }
}

/** The text alternative of the diagram, one sentence. */
export function useSpiderSummary(axes: readonly SpiderAxisValue[]): string {
  const t = useText()
  const { high, low } = extremes(axes)
  if (high.length === 0) return t('profile.summary.empty')
  if (low === null || high.length < 2) return t('profile.summary.one', { first: high[0] ?? '' })
  return t('profile.summary', { first: high[0] ?? '', second: high[1] ?? '', low })
}
