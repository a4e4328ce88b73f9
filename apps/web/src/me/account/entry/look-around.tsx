import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { useStartGuest } from './api.ts'
import { LocalAccountError } from './local-account-error.tsx'
import styles from './start-page.module.css'
import { useTargetName } from './target-note.tsx'

export interface LookAroundProps {
  readonly target: string | null
  readonly guest: ReturnType<typeof useStartGuest>
}

/** The first way in: one tap starts as a guest, without any choice, and continues at the requested page if there is one. */
export function LookAround({ target, guest }: LookAroundProps) {
  const t = useText()
  const name = useTargetName(target)
  return (
    <>
      {guest.error !== null && <LocalAccountError error={guest.error} />}
      <Button
        kind="primary"
        size="big"
        full
        onClick={() => guest.start(target)}
        aria-disabled={guest.isPending}
        aria-describedby="look-around"
      >
        {name ? t('account.goOnTo', { page: name }) : t('account.start.lookAround')}
      </Button>
      <p id="look-around" className={styles.note}>
        {t(name ? 'account.start.withoutAccount' : 'account.start.guestNote')}
      </p>
    </>
  )
}
