import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { QuestionSettings } from './question-settings.tsx'

/** Explains why this question is asked now, with the setting of the order. */
export function WhyDialog({ isAdaptive, onClose }: { readonly isAdaptive: boolean; readonly onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('outlook.why')} onClose={onClose}>
      <QuestionSettings isAdaptive={isAdaptive} />
    </Dialog>
  )
}
