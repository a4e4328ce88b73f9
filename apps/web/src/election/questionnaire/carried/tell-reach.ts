import { showToast } from '@plenara/ui/overlay/toast.ts'
import type { useText } from '@plenara/ui/text/text.ts'
import { type ChangedAnswer, keepOnlyHere, otherElections } from './api.ts'

/** Says in how many other elections a changed answer counts, and takes it back there on request. Without a network nothing is said. */
export async function tellReach(t: ReturnType<typeof useText>, eid: number, changed: ChangedAnswer): Promise<void> {
  const others = await otherElections(eid, changed.answer.questionId).catch(() => [])
  if (others.length === 0) return
  const run = () => void keepOnlyHere(eid, changed).catch(() => showToast(t('questionnaire.only.notKept')))
  showToast(t('questionnaire.only.others', { count: others.length }), { label: t('questionnaire.only.here'), run })
}
