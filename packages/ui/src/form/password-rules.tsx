import type { ErrorCode } from '@plenara/contract'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useText } from '../text/text.ts'
import styles from './password-rules.module.css'

const rules = [
  ['password_too_short', 'account.rule.length'],
  ['password_needs_digits', 'account.rule.digits'],
  ['password_needs_symbols', 'account.rule.symbols'],
] as const satisfies readonly (readonly [ErrorCode, string])[]

/** The password rules, ticked off while typing; in words for screen readers [VALID-4, VALID-5, VALID-6]. `broken` are the rules that are not met yet. */
export function PasswordRules({ broken }: { readonly broken: readonly ErrorCode[] }) {
  const t = useText()
  return (
    <ul className={styles.rules}>
      {rules.map(([code, id]) => {
        const isMet = !broken.includes(code)
        return (
          <li key={code} className={isMet ? styles.met : undefined}>
            {isMet ? <IconCheck aria-hidden size={20} /> : <IconX aria-hidden size={20} />}
            <span>
              <span>{t(id)}</span>
              <span className="visually-hidden">{` (${t(isMet ? 'account.rule.met' : 'account.rule.open')})`}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
