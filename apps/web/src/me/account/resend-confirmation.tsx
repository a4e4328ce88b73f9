import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useState } from 'react'
import { errorTextId } from '../../data/calls/error-text.ts'
import { useResendConfirmation } from './api.ts'
import styles from './form.module.css'

const WAIT_SECONDS = 60

/** Sends the confirmation mail again, at most once a minute. `wait` starts with the waiting time, for a mail that was just sent. */
export function ResendConfirmation({
  email,
  text,
  wait = false,
}: {
  readonly email: string
  readonly text: string
  readonly wait?: boolean
}) {
  const t = useText()
  const resend = useResendConfirmation()
  const [left, setLeft] = useState(wait ? WAIT_SECONDS : 0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const send = () => {
    if (left > 0 || resend.isPending) return
    resend.mutate(email, { onSuccess: () => setLeft(WAIT_SECONDS) })
  }
  return (
    <div className={styles.note}>
      <p>{text}</p>
      <Button size="small" onClick={send} aria-disabled={left > 0}>
        {left > 0 ? t('account.sent.wait', { seconds: left }) : t('account.sent.resend')}
      </Button>
      <p role="status">
        {resend.isSuccess && <span>{t('account.sent.resent')}</span>}
        {resend.error && <span>{t(errorTextId(resend.error))}</span>}
      </p>
    </div>
  )
}
