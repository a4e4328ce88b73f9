import { formatDay } from '@plenara/domain/text-and-time'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { lazy, Suspense, useState } from 'react'
import { useJourney } from '../../data/queries/journey.ts'
import { FIRST_QUESTION } from '../../data/session/entry.ts'
import { hideGreeting, previousVisit } from '../../data/session/guest-visit.ts'
import { useIsGuest } from '../../data/session/local-account.ts'
import styles from './new-election-note.module.css'

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('../../shared/account/delete-account-dialog.tsx')).DeleteAccountDialog,
}))

/** Greets a returning guest, and lets another person on this device start fresh. */
export function WelcomeBack() {
  const t = useText()
  const isGuest = useIsGuest()
  const journey = useJourney()
  const [isDeleting, setDeleting] = useState(false)
  const before = isGuest ? previousVisit() : null
  const { answered, total } = journey.questions
  if (before === null || answered === 0) return null
  return (
    <section className={styles.note}>
      <p>{t('election.back.title')}</p>
      <p>{t('election.back.text', { answered, day: formatDay(new Date(before).toISOString()) })}</p>
      <div className={styles.ways}>
        <ButtonLink to={answered < total ? FIRST_QUESTION : '/match'} kind="primary" onClick={hideGreeting}>
          {t('common.next')}
        </ButtonLink>
        <Button kind="quiet" onClick={() => setDeleting(true)}>
          {t('election.back.anew')}
        </Button>
      </div>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteAccountDialog onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </section>
  )
}
