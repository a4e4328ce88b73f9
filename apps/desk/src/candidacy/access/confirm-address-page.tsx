import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { codeOf, desk } from '../../data/client.ts'
import { ADDRESS } from '../../data/queries.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { ErrorState } from '../../page/states.tsx'
import { forgetCode, useLinkCode } from '../shared/link-code.ts'

/** The page behind the link of the mail to a new address. Opening it confirms nothing, because mail scanners open links. */
export function ConfirmAddressPage() {
  const t = useText()
  const code = useLinkCode()
  const queries = useQueryClient()
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => desk.confirmAddress({ body: { code: code ?? '' } }),
    onSuccess: () => {
      forgetCode()
      void queries.invalidateQueries({ queryKey: ADDRESS })
    },
  })
  const isGone = code === null || (error !== null && codeOf(error) === 'secret_invalid')
  return (
    <EntryPage title={t('access.confirm.title')}>
      {isSuccess ? (
        <>
          <p role="status">{t('access.confirm.done')}</p>
          <ButtonLink to="/candidacy/access" size="big" full>
            {t('access.confirm.toAccess')}
          </ButtonLink>
        </>
      ) : isGone ? (
        <p role="alert">{t(code === null ? 'claim.noCode' : 'errors.secret_invalid')}</p>
      ) : (
        <>
          <p>{t('access.confirm.text')}</p>
          {error && <ErrorState error={error} />}
          <Button kind="primary" size="big" full aria-disabled={isPending} onClick={() => !isPending && mutate()}>
            {t('access.confirm.submit')}
          </Button>
        </>
      )}
    </EntryPage>
  )
}
