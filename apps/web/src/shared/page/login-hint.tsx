import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useLocation } from 'react-router'
import { withRedirect } from '../../data/session/entry.ts'
import { EmptyState } from './state-panel.tsx'

/** The advantage of an account for a visitor, and a link to the login that returns here. */
export function LoginHint({ text }: { readonly text: string }) {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <EmptyState text={text} action={<ButtonLink to={withRedirect('/login', `${pathname}${search}`)}>{t('common.login')}</ButtonLink>} />
  )
}
