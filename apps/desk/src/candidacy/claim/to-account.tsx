import type { Actor } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { desk } from '../../data/client.ts'
import { useContentLanguage } from '../../data/queries.ts'
import { useSignedIn } from '../../data/use-signed-in.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import { forgetCode } from '../shared/link-code.ts'

interface ToAccountProps {
  readonly code: string
  /** The names of the signed-in account. */
  readonly names: string
  /** Called if the candidacy belongs to another person, or gets another account. */
  readonly onOther: () => void
}

/** Asks the signed-in person whether a further candidacy is theirs. */
export function ToAccount({ code, names, onOther }: ToAccountProps) {
  const t = useText()
  const lang = useContentLanguage()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const joining = useMutation<Actor>({ mutationFn: () => desk.claimForAccount({ body: { code }, query: { lang } }) })
  const join = () => {
    if (joining.isPending) return
    joining.mutate(undefined, {
      onSuccess: (actor) => {
        forgetCode()
        signedIn(actor)
        navigate('/candidacy', { replace: true })
      },
    })
  }
  return (
    <div className={formStyles.form}>
      <p>{t('claim.toAccount', { names })}</p>
      {joining.error !== null && <ErrorState error={joining.error} />}
      <Button kind="primary" size="big" full onClick={join} aria-disabled={joining.isPending}>
        {t('claim.toAccount.yes')}
      </Button>
      <Button size="big" full onClick={onOther}>
        {t('claim.toAccount.no')}
      </Button>
    </div>
  )
}
