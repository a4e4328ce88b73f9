import type { Actor } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { codeOf, desk } from '../data/client.ts'
import { countUnsaved, queueOf, sendUnsaved } from '../data/open-queues.ts'
import { useContentLanguage } from '../data/queries.ts'
import { useSignedOut } from '../data/use-signed-in.ts'
import { ErrorState } from '../page/states.tsx'

/** Ends the session. With unsaved fields it asks first, because a sign-out removes them from the device. */
export function SignOut({ actor: { id: actorId, candidacies } }: { readonly actor: Actor }) {
  const t = useText()
  const lang = useContentLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signedOut = useSignedOut()
  const [unsaved, setUnsaved] = useState(0)
  const leaving = useMutation({
    mutationFn: () => desk.signOut({}).catch(unlessOver),
    onSuccess: async () => {
      await signedOut({ actorId, cid: null })
      navigate('/candidacy/sign-in', { replace: true })
    },
  })
  const leave = async () => {
    const left = await countUnsaved(actorId)
    setUnsaved(left)
    if (left === 0) leaving.mutate()
  }
  const sending = useMutation({
    mutationFn: async () => {
      const error = await sendUnsaved(candidacies.map(({ id }) => queueOf(actorId, { id, version: 0 }, queries, lang)))
      await leave()
      if (error !== null) throw error
    },
  })
  const stay = () => {
    setUnsaved(0)
    sending.reset()
    leaving.reset()
  }
  const isBusy = leaving.isPending || sending.isPending
  const problem = leaving.error ?? sending.error
  return (
    <>
      {unsaved > 0 && <p role="alert">{t(sending.isSuccess ? 'desk.unsaved.left' : 'desk.unsaved', { n: unsaved })}</p>}
      {problem && <ErrorState error={problem} />}
      {unsaved === 0 ? (
        <Button onClick={() => !isBusy && void leave()} aria-disabled={isBusy}>
          {t('desk.signOut')}
        </Button>
      ) : (
        <>
          <Button kind="primary" onClick={() => !isBusy && sending.mutate()} aria-disabled={isBusy}>
            {t('desk.unsaved.send')}
          </Button>
          <Button kind="danger" onClick={() => !isBusy && leaving.mutate()} aria-disabled={isBusy}>
            {t('desk.unsaved.discard')}
          </Button>
          <Button onClick={stay}>{t('desk.unsaved.stay')}</Button>
        </>
      )}
    </>
  )
}

/** Ignores the error of a session that is already over: then, too, the unsaved fields are removed. */
function unlessOver(error: unknown): void {
  if (codeOf(error) !== 'unauthorized') throw error
}
