import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../button.tsx'
import { useText } from '../text/text.ts'

export interface PlainFormProps {
  /** The path of the result; by default the same page. */
  readonly action?: string
  /** The parameters of the address that stay besides its language, e.g. the view. */
  readonly keep?: readonly string[]
  readonly className?: string | undefined
  /** Fields with the parameter names of the address. */
  readonly children: ReactNode
}

/** Filters that a browser without script submits under the names of the address; with script every change takes effect at once and nothing is submitted. */
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
