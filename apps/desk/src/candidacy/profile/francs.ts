/** The maximum of a statement. */
const MOST = 10_000_000

/** Parses whole francs, also with apostrophes or spaces between thousands; null for an empty text, undefined for an invalid one. */
export function readFrancs(text: string): number | null | undefined {
  const digits = text.replace(/['’\s]/g, '')
  if (digits === '') return null
  return /^\d{1,8}$/.test(digits) && Number(digits) <= MOST ? Number(digits) : undefined
}
