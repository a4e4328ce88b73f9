import type { NotMe } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { codeOf, desk } from '../../data/client.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { ErrorState } from '../../page/states.tsx'
import { forgetCode, useLinkCode } from '../shared/link-code.ts'

/** The page behind the "not me" link of a mail. Opening it reports nothing, because mail scanners open links. */
export function NotMePage() {
  const t = useText()
  const code = useLinkCode()
  const saying = useMutation<NotMe>({ mutationFn: () => desk.notMe({ body: { code: code ?? '' } }), onSuccess: forgetCode })
  const isGone = code === null || (saying.error !== null && codeOf(saying.error) === 'secret_invalid')
  return (
    <EntryPage title={t('notMe.title')}>
      {saying.data ? (
        <p role="status">{t(saying.data.isEnded ? 'notMe.ended' : 'notMe.noted')}</p>
      ) : isGone ? (
        <p role="alert">{t(code === null ? 'claim.noCode' : 'errors.secret_invalid')}</p>
      ) : (
        <>
          <p>{t('notMe.text')}</p>
          {saying.error && <ErrorState error={saying.error} />}
          <Button kind="primary" size="big" full aria-disabled={saying.isPending} onClick={() => !saying.isPending && saying.mutate()}>
            {t('notMe.say')}
          </Button>
        </>
      )}
    </EntryPage>
  )
}
