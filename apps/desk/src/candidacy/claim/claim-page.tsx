import type { Invitation } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf, desk } from '../../data/client.ts'
import { useActor, useContentLanguage } from '../../data/queries.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import formStyles from '../../page/form.module.css'
import { OfficialFacts } from '../../page/official-facts.tsx'
import { ErrorState, Loading } from '../../page/states.tsx'
import { useLinkCode } from '../shared/link-code.ts'
import { ClaimForm } from './claim-form.tsx'
import { ToAccount } from './to-account.tsx'

/** The page behind the link of an invitation: the invited person, the source, and the form to accept it. */
export function ClaimPage() {
  const t = useText()
  const code = useLinkCode()
  const lang = useContentLanguage()
  const invitation = useQuery<Invitation>({
    queryKey: ['invitation', code, lang],
    queryFn: ({ signal }) => desk.readInvitation({ body: { code: code ?? '' }, query: { lang }, signal }),
    enabled: code !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isGone = codeOf(invitation.error) === 'secret_invalid'
  return (
    <EntryPage title={t('claim.title')} lead={invitation.data && t('claim.lead')}>
      {code === null ? (
        <NoInvitation text="claim.noCode" />
      ) : invitation.data ? (
        <Found invitation={invitation.data} code={code} />
      ) : invitation.isPending ? (
        <Loading />
      ) : isGone ? (
        <NoInvitation text="claim.gone" />
      ) : (
        <ErrorState error={invitation.error} onRetry={() => invitation.refetch()} />
      )}
    </EntryPage>
  )
}

function NoInvitation({ text }: { readonly text: 'claim.noCode' | 'claim.gone' }) {
  const t = useText()
  return (
    <>
      <p role="alert">{t(text)}</p>
      <p>{t('claim.goneHint')}</p>
      <ButtonLink to="/candidacy/sign-in" kind="primary" size="big" full>
        {t('signIn.submit')}
      </ButtonLink>
    </>
  )
}

function Found({ invitation, code }: { readonly invitation: Invitation; readonly code: string }) {
  const t = useText()
  const actor = useActor()
  const [isOtherAccount, setOtherAccount] = useState(false)
  const present = actor.data?.candidacies ?? []
  const names = [...new Set(present.map(({ firstName, lastName }) => `${firstName} ${lastName}`))].join(', ')
  const isAsked = names !== '' && !isOtherAccount
  return (
    <>
      <OfficialFacts candidacy={invitation} />
      {names && !isAsked && <p className={formStyles.note}>{t('claim.somebody', { names })}</p>}
      {isAsked && <ToAccount key={code} code={code} names={names} onOther={() => setOtherAccount(true)} />}
      {!isAsked && <ClaimForm key={code} code={code} isKnown={invitation.isKnown} />}
      <div className={formStyles.small}>
        {!invitation.isTyped && <p>{t('claim.source')}</p>}
        <p>
          <OutsideLink url={`${invitation.site}/imprint`}>{t('claim.notYou')}</OutsideLink>
        </p>
      </div>
    </>
  )
}
