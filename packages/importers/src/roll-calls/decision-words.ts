import type { Decision } from '@plenara/contract'

/** How parliaments write the decision of a member, in German, French, Italian, Romansh and English, in capitals without accents. */
const WORDS: Readonly<Record<Exclude<Decision, 'present'>, readonly string[]>> = {
  yes: ['JA', 'J', 'OUI', 'SI', 'GEA', 'YES', 'ZUSTIMMUNG', 'DAFUR', 'POUR'],
  no: ['NEIN', 'N', 'NON', 'NO', 'NA', 'ABLEHNUNG', 'DAGEGEN', 'CONTRE'],
  abstain: [
    ...['ENTHALTUNG', 'ENTHALTUNGEN', 'ENTHALTEN', 'ENTH', 'E', 'ABSTENTION', 'ABSTENTIONS', 'ABSTENU', 'ABSTENUE', 'ABSTAIN', 'ABSTAINED'],
    ...['ASTENSIONE', 'ASTENUTO', 'ASTENUTA', 'ASTENUTI', 'ABSTENSIUN'],
  ],
  absent: [
    '--',
    'ABWESEND',
    'NICHT TEILGENOMMEN',
    'HAT NICHT TEILGENOMMEN',
    'ABSENT',
    'ABSENTE',
    'ASSENTE',
    'NA PAS VOTE',
    'NON HA VOTATO',
  ],
  excused: ['ENTSCHULDIGT', 'EXCUSE', 'EXCUSEE', 'EXCUSED', 'SCUSATO', 'SCUSATA', 'PERSTGISA'],
  president: ['PRASIDENT', 'PRASIDENTIN', 'PRASIDIUM', 'PRESIDENT', 'PRESIDENTE', 'ABSTENTION_PRESIDENT'],
}
const BY_WORD = new Map(Object.entries(WORDS).flatMap(([decision, words]) => words.map((word) => [word, decision as Decision] as const)))

/** The decision that a word means, null where it means none that is known. */
export function decisionOf(text: string): Decision | null {
  const word = text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .trim()
    .toUpperCase()
  return BY_WORD.get(word) ?? null
}
