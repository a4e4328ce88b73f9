/**
 * The beginnings, after folding, of political words in German, French, Italian and Romansh. A name near one of them means the politician and not a
 * namesake from sports or the arts.
 */
const BEGINNINGS = [
  ...[
    'nationalrat',
    'standerat',
    'bundesrat',
    'regierungsrat',
    'staatsrat',
    'kantonsrat',
    'grossrat',
    'landrat',
    'gemeinderat',
    'stadtrat',
  ],
  ...[
    'parlament',
    'politik',
    'fraktion',
    'kommission',
    'initiative',
    'referendum',
    'abstimm',
    'kandida',
    'wahlkampf',
    'motion',
    'postulat',
  ],
  ...['conseiller', 'conseillere', 'senat', 'depute', 'politi', 'commission', 'votation', 'candidat', 'election', 'ministre'],
  ...[
    'consiglier',
    'deputat',
    'candidat',
    'elezion',
    'votazion',
    'ministr',
    'iniziativa',
    'cusseglier',
    'parlamentar',
    'elecziun',
    'votaziun',
  ],
]

/** Whether a folded word speaks of politics. */
export function isPolitical(word: string): boolean {
  return BEGINNINGS.some((beginning) => word.startsWith(beginning))
}
