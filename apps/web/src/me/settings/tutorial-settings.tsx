import { Button } from '@plenara/ui/button.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { errorTextId } from '../../data/calls/error-text.ts'
import { TUTORIALS, useMarkTutorials } from '../../data/commands/tutorials.ts'
import styles from './settings-page.module.css'

/** Resets all tutorials, so that they are shown again [NAV-4]. */
export function TutorialSettings() {
  const t = useText()
  const { mutate, isPending } = useMarkTutorials()
  const replay = () =>
    mutate(
      { names: TUTORIALS, isSeen: false },
      { onSuccess: () => showToast(t('settings.tutorials.done')), onError: (error) => showToast(t(errorTextId(error))) },
    )
  return (
    <div className={styles.transfer}>
      <p className={styles.note}>{t('settings.tutorials.text')}</p>
      <Button aria-disabled={isPending} onClick={() => !isPending && replay()}>
        {t('settings.tutorials.button')}
      </Button>
    </div>
  )
}
