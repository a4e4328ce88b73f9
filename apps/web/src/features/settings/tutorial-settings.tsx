import { Button } from '../../components/button.tsx'
import { errorTextId } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { showToast } from '../../lib/toast.ts'
import { TUTORIALS, useMarkTutorials } from '../../lib/tutorials.ts'
import styles from './settings-page.module.css'

/** Lets every tutorial be shown once more [NAV-4]. */
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
