import type { LocaleCode, SearchKind } from '@plenara/contract'

/** A mistyped search, and what it means: a result of this kind whose title begins so, in the language of the asker. */
export interface MisspeltQuery {
  readonly lang: LocaleCode
  readonly typed: string
  readonly kind: SearchKind
  readonly meant: string
}

const query = (lang: LocaleCode, typed: string, kind: SearchKind, meant: string): MisspeltQuery => ({ lang, typed, kind, meant })

/** Mistyped searches over the demonstration: names, votes, affairs, articles and words in four languages. */
export const MISSPELT: readonly MisspeltQuery[] = [
  query('de', 'Talaher', 'person', 'Anna Talacher'),
  query('de', 'anna tallacher', 'person', 'Anna Talacher'),
  query('de', 'Mooskoffer', 'person', 'Beat Mooskofer'),
  query('de', 'rosenleuntner ester', 'person', 'Esther Rosenleutner'),
  query('fr', 'Perreronnde', 'person', 'Isabelle Perreronde'),
  query('fr', 'aurelie pralardadt', 'person', 'Aurélie Pralardat'),
  query('it', 'Rosettoni', 'person', 'Luca Rossettoni'),
  query('de', 'Bachbuhler Lars', 'person', 'Lars Bachbühler'),
  query('rm', 'balasurri', 'person', 'Thuy Balasuri'),
  query('de', 'Strasen Ausbau', 'people-vote', 'Ausbauschritt der Nationalstrassen'),
  query('de', 'Nazionalstrassen', 'people-vote', 'Ausbauschritt der Nationalstrassen'),
  query('de', 'pünktlihe züge', 'people-vote', 'Für pünktliche Züge'),
  query('de', 'Freiwiligenarbeit', 'people-vote', 'Förderung der Freiwilligenarbeit'),
  query('de', 'canabis verkauf', 'people-vote', 'Bundesgesetz über den Verkauf von Cannabis'),
  query('de', 'Seeuffer', 'people-vote', 'Offene Seeufer für alle'),
  query('fr', 'trains pontuels', 'people-vote', 'Pour des trains ponctuels'),
  query('fr', 'benevollat', 'people-vote', 'Encouragement du bénévolat'),
  query('fr', 'apels indesirables', 'people-vote', 'Stop aux appels indésirables'),
  query('it', 'volontariatto', 'people-vote', 'Promozione del volontariato'),
  query('it', 'treni noturni', 'people-vote', 'Finanziamento dei treni notturni'),
  query('rm', 'linguas naziunlas', 'people-vote', 'Quatter linguas naziunalas en il stadi digital'),
  query('rm', 'notgs stiras', 'people-vote', 'Per notgs stgiras'),
  query('de', 'Soolaranlagen Dächer', 'affair', 'Bundesgesetz über Solaranlagen'),
  query('de', 'sonntagsverkuaf', 'affair', 'Änderung des Arbeitsgesetzes: Sonntagsverkauf'),
  query('de', 'Buchungsplatformen', 'affair', 'Wohnungen auf Buchungsplattformen'),
  query('fr', 'aide socialle', 'affair', 'Obligations dans l’aide sociale'),
  query('it', 'richiedenti lasillo', 'affair', 'Lavoro per i richiedenti l’asilo'),
  query('rm', 'implants sollars', 'affair', 'Lescha federala davart implants solars'),
  query('de', 'Dienstflicht', 'affair', 'Dienstpflicht für alle'),
  query('de', 'Stendemehr', 'word', 'Ständemehr'),
  query('de', 'panaschiern', 'word', 'Panaschieren'),
  query('fr', 'referandum facultatif', 'word', 'Référendum facultatif'),
  query('it', 'magioranza cantoni', 'word', 'Maggioranza dei Cantoni'),
  query('rm', 'cuntrapropposta', 'word', 'Cuntraproposta'),
  query('de', 'Bundesgerricht Aufgabn', 'article', 'Bundesgericht: Aufgaben'),
  query('fr', 'questionaire commune', 'article', 'Questionnaire'),
]
