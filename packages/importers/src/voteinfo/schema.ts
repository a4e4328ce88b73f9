import { z } from 'zod'

const count = z.int().nonnegative().nullish()
const percent = z.number().min(0).max(100).nullish()
/** Numbers of areas come as numbers or as texts. */
const areaNumber = z.union([z.int(), z.string().regex(/^\d+$/)]).transform(Number)

/** Names of the federal office, see its documentation of variables. Before and during the count values are null. */
const ballots = z.object({
  gebietAusgezaehlt: z.boolean().nullish(),
  jaStimmenInProzent: percent,
  jaStimmenAbsolut: count,
  neinStimmenAbsolut: count,
  stimmbeteiligungInProzent: percent,
  eingelegteStimmzettel: count,
  anzahlStimmberechtigte: count,
  gueltigeStimmen: count,
})

const area = z.object({ geoLevelnummer: areaNumber, geoLevelname: z.string(), resultat: ballots })

export const proposal = z.object({
  vorlagenId: z.int().positive(),
  vorlagenTitel: z.array(z.object({ langKey: z.string(), text: z.string() })).min(1),
  vorlageBeendet: z.boolean(),
  provisorisch: z.boolean().nullish(),
  vorlageAngenommen: z.boolean().nullable(),
  vorlagenArtId: z.int().min(1).max(5),
  doppeltesMehr: z.boolean(),
  staende: z.object({ jaStaendeGanz: count, neinStaendeGanz: count, jaStaendeHalb: count, neinStaendeHalb: count }).nullish(),
  resultat: ballots,
  kantone: z.array(area.extend({ gemeinden: z.array(area), zaehlkreise: z.array(area).nullish() })),
})

export type Proposal = z.infer<typeof proposal>
export type Area = z.infer<typeof area>
export type AreaBallots = z.infer<typeof ballots>
