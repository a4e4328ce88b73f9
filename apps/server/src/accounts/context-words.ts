/** Characters that look like a letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  l: 'i',
  '!': 'i',
  3: 'e',
  4: 'a',
  '@': 'a',
  5: 's',
  $: 's',
  7: 't',
  8: 'b',
}
/** Shorter parts occur in too many passwords by chance. */
const MIN_PART = 3
/** What a password needs beside the parts of its context: as much as a password needs in all [VALID-4]. */
const MIN_REST = 8

/**
 * Whether a password is made of its context (`about`: product, username, whole e-mail address): it stands in one of the texts, or what remains
 * without their parts would be too short by itself. Case, accents and the usual substitutions of letters do not matter.
 */
export function isFromContext(password: string, about: readonly string[]): boolean {
  const likeness = likenessOf(folded(password))
  const wholes = about.flatMap(spellingsOf).map(likenessOf)
  if (wholes.some((whole) => whole.includes(likeness))) return true
  const parts = [...new Set(about.flatMap(spellingsOf).flatMap(partsOf).map(likenessOf))].toSorted((a, b) => b.length - a.length)
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), likeness)
  return rest !== likeness && [...rest.replace(/\s/g, '')].length < MIN_REST
}

/** Lower case, without accents. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
}

/** As long as the text: every character is replaced by one character. */
export function likenessOf(text: string): string {
  return text.replace(/[0134578l!@$]/g, (sign) => LOOKALIKES[sign] ?? sign)
}

/** Without accents, and with umlauts written out. */
function spellingsOf(text: string): string[] {
  const written = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => `${folded(letter)}e`)
    .replaceAll('ß', 'ss')
  return [folded(text), folded(written)]
}

/** The whole, the sides of an address, its words and labels, single and joined; the last label of a domain is everybody's. */
function partsOf(text: string): string[] {
  const [local = '', domain = ''] = text.split('@')
  const labels = domain.split('.').slice(0, -1)
  const words = [local, ...labels].flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
  const letters = [local, ...labels].flatMap((part) => [part.replace(/[^\p{L}]/gu, ''), ...part.split(/[^\p{L}]+/u)])
  return [text, local, domain, ...labels, ...words, ...letters].filter((part) => [...part].length >= MIN_PART)
}
