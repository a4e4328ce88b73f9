/** An address that its owner recognises and a bystander cannot use: `m•••a@example.ch`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const name = [...email.slice(0, at)]
  const last = name.length > 2 ? name.at(-1) : ''
  return `${name[0]}•••${last}${email.slice(at)}`
}
