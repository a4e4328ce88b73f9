/** As much as a statement can name. */
const MOST = 10_000_000

/** Whole francs as somebody types them, also with apostrophes or spaces between thousands; null where nothing is typed, undefined for what is no such sum. */
export function readFrancs(text: string): number | null | undefined {
  const digits = text.replace(/['’\s]/g, '')
  if (digits === '') return null
  return /^\d{1,8}$/.test(digits) && Number(digits) <= MOST ? Number(digits) : undefined
}
