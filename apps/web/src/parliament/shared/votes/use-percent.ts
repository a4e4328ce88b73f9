import { useI18n } from '../../../i18n/i18n-provider.tsx'
import { useText } from '../../../i18n/text.ts'
import { shownPercent } from './vote-result.ts'

/** Percent as a word of the interface with one decimal: `53.0 %`; a dash where none is known. */
export function usePercent(): (percent: number | null) => string {
  const i18n = useI18n()
  const t = useText()
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 }
  return (percent) => (percent === null ? '–' : t('votes.percent', { value: i18n.number(shownPercent(percent), digits) }))
}
