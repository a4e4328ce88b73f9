import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../button.tsx'
import { useText } from '../text/text.ts'

export interface PlainFormProps {
  /** Where it leads; absent: to the same page. */
  readonly action?: string
  /** What of the address stays besides its language, e.g. the view. */
  readonly keep?: readonly string[]
  readonly className?: string | undefined
  /** Fields with the names that the address has for them. */
  readonly children: ReactNode
}

/** Filters that a browser without script sends as the address names them; with script every change counts at once, and nothing is sent. */
export function PlainForm({ action, keep = [], className, children }: PlainFormProps) {
  const [params] = useSearchParams()
  return (
    <form method="get" action={action} className={className} onSubmit={(event) => event.preventDefault()}>
      {['lang', ...keep].map((name) => {
        const value = params.get(name)
        return value !== null && <input key={name} type="hidden" name={name} value={value} />
      })}
      {children}
    </form>
  )
}

/** Sends a plain form where no script runs. */
export function PlainSubmit() {
  const t = useText()
  return (
    <noscript>
      <Button type="submit">{t('common.search')}</Button>
    </noscript>
  )
}
