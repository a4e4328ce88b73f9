import { useLocation } from 'react-router'
import { useText } from '../i18n/text.ts'
import { withRedirect } from '../lib/entry.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './state-panel.tsx'

/** What a visitor gets with an account, and the way to the login that leads back here. */
export function LoginHint({ text }: { readonly text: string }) {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      text={text}
      action={<ButtonLink to={withRedirect('/login', `${pathname}${search}`)}>{t('account.login.submit')}</ButtonLink>}
    />
  )
}
