import { CANTON_CODES, type CantonCode } from '@plenara/contract'

/** The day on which the invented service counts. */
export const SUNDAY = '2027-09-26'
export const RESULT_FILE = '/ogd/sd-t-17-02-20270926-eidgAbstimmung.json'

/** Yes and no of the cantons that have counted, for one question. */
export type Counted = Readonly<Partial<Record<CantonCode, readonly [yes: number, no: number]>>>

export interface Question {
  readonly id: number
  readonly title: string
  readonly counted: Counted
  /** The municipalities of some cantons, null for one that is not counted; of the others one stands for all. */
  readonly municipalities?: Readonly<Partial<Record<CantonCode, readonly (readonly [yes: number, no: number] | null)[]>>>
  /** Whether the count is over. */
  readonly isFinal?: boolean
}

/** The cantons in the order of the federal numbers 1 to 26. */
const BY_NUMBER: readonly CantonCode[] = [
  ...(['ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'BS', 'BL'] as const),
  ...(['SH', 'AR', 'AI', 'SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'VS', 'NE', 'GE', 'JU'] as const),
]

/** What every canton has counted in the end. */
export function allCounted(change: Counted = {}): Counted {
  return { ...Object.fromEntries(CANTON_CODES.map((code) => [code, [400, 600]])), ...change }
}

/** The file of a voting day as the Federal Statistical Office publishes it: before, during and after the count. */
export function voteInfoFile(questions: readonly Question[]): string {
  return JSON.stringify({
    abstimmtag: SUNDAY.replaceAll('-', ''),
    timestamp: `${SUNDAY}T14:00:00`,
    schweiz: { geoLevelnummer: 0, geoLevelname: 'Schweiz', vorlagen: questions.map(proposalOf) },
  })
}

function proposalOf({ id, title, counted, municipalities, isFinal = false }: Question) {
  const all = Object.values(counted)
  const [yes, no] = [0, 1].map((side) => all.reduce((sum, votes) => sum + (votes[side] ?? 0), 0))
  return {
    vorlagenId: id,
    vorlagenTitel: ['de', 'fr', 'it', 'rm'].map((langKey) => ({ langKey, text: `${title} ${langKey}` })),
    ...{ vorlageBeendet: isFinal, provisorisch: false, vorlagenArtId: 2, doppeltesMehr: false },
    vorlageAngenommen: isFinal ? Number(yes) > Number(no) : null,
    resultat: ballotsOf(all.length > 0 ? [Number(yes), Number(no)] : undefined, isFinal),
    kantone: BY_NUMBER.map((code, index) => {
      const resultat = ballotsOf(counted[code], counted[code] !== undefined)
      const gemeinden = (municipalities?.[code] ?? [counted[code]]).map((votes, place) => ({
        ...{ geoLevelnummer: String(9_000 + index + 100 * place), geoLevelname: `Probegemeinde ${code} ${place + 1}` },
        resultat: ballotsOf(votes ?? undefined, Boolean(votes)),
      }))
      return { geoLevelnummer: String(index + 1), geoLevelname: code, resultat, gemeinden }
    }),
  }
}

function ballotsOf(votes: readonly [number, number] | undefined, isCounted: boolean) {
  if (!votes) {
    return {
      ...{ gebietAusgezaehlt: false, jaStimmenInProzent: null, jaStimmenAbsolut: null, neinStimmenAbsolut: null },
      ...{ stimmbeteiligungInProzent: null, eingelegteStimmzettel: null, anzahlStimmberechtigte: null, gueltigeStimmen: null },
    }
  }
  const [yes, no] = votes
  return {
    ...{ gebietAusgezaehlt: isCounted, jaStimmenInProzent: (100 * yes) / (yes + no), jaStimmenAbsolut: yes, neinStimmenAbsolut: no },
    ...{
      stimmbeteiligungInProzent: 50,
      eingelegteStimmzettel: yes + no,
      anzahlStimmberechtigte: 2 * (yes + no),
      gueltigeStimmen: yes + no,
    },
  }
}
