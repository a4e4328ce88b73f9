import { shareAndRest } from '@plenara/domain/text-and-time'
import { useI18n } from '@plenara/ui/text/i18n-provider.tsx'
import { useText } from '@plenara/ui/text/text.ts'

/** Formats a percent with one decimal: `53.0 %`; a dash if it is unknown. */
export function usePercent(): (percent: number | null) => string {
  const shown = useShownPercent()
  return (percent) => (percent === null ? '–' : shown(shareAndRest(percent)[0]))
}

/** Formats both sides of a vote so that they add up: `38.6 %` and `61.4 %`. */
export function useBothPercents(): (yes: number) => { readonly yes: string; readonly no: string } {
  const shown = useShownPercent()
  return (percent) => {
    const [yes, no] = shareAndRest(percent)
    return { yes: shown(yes), no: shown(no) }
  }
}

function useShownPercent(): (rounded: number) => string {
  const i18n = useI18n()
  const t = useText()
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 }
  return (rounded) => t('votes.percent', { value: i18n.number(rounded, digits) })
}
