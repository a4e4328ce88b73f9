import type { StoppedChange } from '@plenara/contract'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { codeOf, desk } from '../../data/client.ts'
import { useSessionOver } from '../../data/use-signed-in.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { ErrorState } from '../../page/states.tsx'
import { forgetCode, useLinkCode } from '../shared/link-code.ts'

/** The page behind the link of mails to a former address: stops the change. Opening it stops nothing, because mail scanners open links. */
export function StopAddressPage() {
  const t = useText()
  const code = useLinkCode()
  const sessionOver = useSessionOver()
  const { mutate, data, error, isPending } = useMutation<StoppedChange>({
    mutationFn: () => desk.stopAddressChange({ body: { code: code ?? '' } }),
    onSuccess: () => {
      forgetCode()
      sessionOver()
    },
  })
  const isGone = code === null || (error !== null && codeOf(error) === 'secret_invalid')
  return (
    <EntryPage title={t('access.stop.title')}>
      {data ? (
        <>
          <p role="status">{t(data.wasConfirmed ? 'access.stop.undone' : 'access.stop.stopped')}</p>
          <ButtonLink to="/candidacy/forgot-password" kind="primary" size="big" full>
            {t('access.setPassword')}
          </ButtonLink>
        </>
      ) : isGone ? (
        <p role="alert">{t(code === null ? 'claim.noCode' : 'errors.secret_invalid')}</p>
      ) : (
        <>
          <p>{t('access.stop.text')}</p>
          {error && <ErrorState error={error} />}
          <Button kind="primary" size="big" full aria-disabled={isPending} onClick={() => !isPending && mutate()}>
            {t('access.stop.submit')}
          </Button>
        </>
      )}
    </EntryPage>
  )
}
