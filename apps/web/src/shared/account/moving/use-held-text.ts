import type { UserExport } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { summaryOf } from '../export-summary.ts'

const parts = ['answers', 'ratings', 'lists', 'choices', 'notes', 'votes'] as const

/** The contents of a document in figures: "31 Antworten, 12 Bewertungen, 1 Liste"; zeros are left out. */
export function useHeldText(): (document: UserExport) => string {
  const t = useText()
  return (document) => {
    const counts = summaryOf(document)
    const named = parts.filter((part) => counts[part] > 0)
    if (named.length === 0) return t('move.held.progress')
    return named.map((part) => t(`settings.import.${part}`, { count: counts[part] })).join(', ')
  }
}
