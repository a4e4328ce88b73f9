import type { ContentLanguage } from '@plenara/contract'
import facts from '../../../operator.json' with { type: 'json' }

/** A fact of the operator is one text, or one for each language. */
type Fact = string | Readonly<Record<ContentLanguage, string>>

/** What the legal texts say about the operator, from `apps/web/operator.json`. */
const operator: Readonly<Record<string, Fact>> = facts

/** Puts the operator's facts in the places of a text, e.g. `{name}`. Throws where there is no such fact. */
export function fillIn(text: string, language: ContentLanguage): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = operator[name]
    if (fact === undefined) throw new Error(`operator.json has no "${name}"`)
    return typeof fact === 'string' ? fact : fact[language]
  })
}

/** Where feedback goes: a letter to the operator, and where no address is filled in yet, the imprint. `subject` is the title of the letter. */
export function feedbackAddress(language: ContentLanguage, subject: string): string {
  return feedbackAddressOf(fillIn('{email}', language), subject)
}

/** As above, for what the operator gave as e-mail. */
export function feedbackAddressOf(email: string, subject: string): string {
  return /^[^\s@[\]]+@[^\s@[\]]+\.[a-z]{2,}$/i.test(email) ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : '/imprint'
}
