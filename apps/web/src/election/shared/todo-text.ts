import { useText } from '@plenara/ui/text/text.ts'
import type { Journey } from '../../data/queries/journey.ts'

const SECONDS_PER_QUESTION = 20

/** The remaining work of the next step, as a sentence. */
export function useTodoText(journey: Journey): string {
  const t = useText()
  if (journey.isOver) return t('journey.overDetail')
  if (!journey.next) return t('journey.allDoneDetail')
  const left = journey.questions.total - journey.questions.answered
  const minutes = Math.max(1, Math.round((left * SECONDS_PER_QUESTION) / 60))
  return t(`journey.todo.${journey.names[journey.next.step]}`, { left, minutes, favorites: journey.favorites })
}
