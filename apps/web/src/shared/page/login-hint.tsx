import { useLocation } from 'react-router'
import { withRedirect } from '../../data/session/entry.ts'
import { useText } from '../../i18n/text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from './state-panel.tsx'

/** What a visitor gets with an account, and the way to the login that leads back here. */
export function LoginHint({ text }: { readonly text: string }) {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <EmptyState text={text} action={<ButtonLink to={withRedirect('/login', `${pathname}${search}`)}>{t('common.login')}</ButtonLink>} />
  )
}
