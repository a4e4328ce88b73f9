import type { ParsedMail } from 'mailparser'

/** To whom a mail went. */
export function addressOf({ to }: ParsedMail): string {
  return to?.text ?? ''
}

/** What the link of an invitation carries; empty for another mail. */
export function codeOfInvitation({ text }: ParsedMail): string {
  return /\/candidacy\/claim\?lang=\w+#([\w-]{43})$/m.exec(text ?? '')?.[1] ?? ''
}
