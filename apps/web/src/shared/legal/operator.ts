import type { ContentLanguage } from '@plenara/contract'
import facts from '../../../operator.json' with { type: 'json' }

/** A fact of the operator is one text, or one for each language. */
type Fact = string | Readonly<Record<ContentLanguage, string>>

/** What the legal texts say about the operator, from `apps/web/operator.json`. */
const operator: Readonly<Record<string, Fact>> = facts

/** Fills the operator's facts into the placeholders of a text, e.g. `{name}`. Throws if there is no such fact. */
export function fillIn(text: string, language: ContentLanguage): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = operator[name]
    if (fact === undefined) throw new Error(`operator.json has no "${name}": add it, or correct the placeholder in the text`)
    return typeof fact === 'string' ? fact : fact[language]
  })
}

/** The link for feedback: a mail to the operator, or the imprint if no address is set yet. `subject` is the subject of the mail. */
export function feedbackAddress(language: ContentLanguage, subject: string): string {
  return feedbackAddressOf(fillIn('{email}', language), subject)
}

/** As above, for a given e-mail setting of the operator. */
export function feedbackAddressOf(email: string, subject: string): string {
  return /^[^\s@[\]]+@[^\s@[\]]+\.[a-z]{2,}$/i.test(email) ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : '/imprint'
}
