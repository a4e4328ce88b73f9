import { showToast } from '@plenara/ui/overlay/toast.ts'
import type { useText } from '@plenara/ui/text/text.ts'
import { type ChangedAnswer, keepOnlyHere, otherElections } from './api.ts'

/** Shows in how many other elections a changed answer counts, with a button that reverts it there. Nothing without a network. */
export async function tellReach(t: ReturnType<typeof useText>, eid: number, changed: ChangedAnswer): Promise<void> {
  const others = await otherElections(eid, changed.answer.questionId).catch(() => [])
  if (others.length === 0) return
  const run = () => void keepOnlyHere(eid, changed).catch(() => showToast(t('questionnaire.only.notKept')))
  showToast(t('questionnaire.only.others', { count: others.length }), { label: t('questionnaire.only.here'), run })
}
