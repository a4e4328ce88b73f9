import type { LocalizedText, ParliamentImport } from '@plenara/contract'
import { seededRandom } from '@plenara/domain'
import { sampleAffair, sampleCouncillor, sampleVote } from '../support/parliament-sample.ts'

const words = (text: string) => text.split(' ')

const BEGINNINGS = words(
  'Alters Arbeits Armee Asyl Bahn Bau Berg Bildungs Boden Bundes Daten Energie Entwicklungs Familien Finanz Forschungs Gebäude Gesundheits Gewässer Grenz ' +
    'Handels Hochschul Invaliden Jagd Jugend Kranken Kultur Landwirtschafts Lebensmittel Luft Medien Miet Nachrichten Natur Pflege Post Raum Renten Schul ' +
    'Sicherheits Sozial Sport Steuer Straf Strassen Strom Tier Umwelt Unfall Verkehrs Wald Wasser Wehr Wohnungs Zivil Zoll',
)
const ENDINGS = words(
  'abgabe abkommen aufsicht beitrag bericht dienst fonds förderung gesetz hilfe initiative kredit ordnung plan politik prüfung recht reform register schutz ' +
    'sicherung strategie verbot verfahren verordnung versicherung vertrag wesen zulage',
)
const ADJECTIVES = words('Neue Bessere Gerechte Sichere Einfache Digitale Regionale Dringliche Befristete Öffentliche Private Nachhaltige')
const FRENCH = words(
  'loi ordonnance initiative réforme fonds contribution protection politique assurance financement encouragement taxe stratégie rapport plan accord contrôle ' +
    'énergie transports impôts santé formation environnement forêts eaux air sols électricité armée frontières asile travail familles enfants école recherche ' +
    'données médias culture sport logement retraite agriculture sécurité commerce poste circulation bâtiments monnaie patrimoine animaux vignes montagne',
)
const ITALIAN = words(
  'legge ordinanza iniziativa riforma fondo contributo protezione politica assicurazione finanziamento promozione tassa strategia rapporto piano accordo ' +
    'energia trasporti imposte sanità formazione ambiente foreste acque aria suolo elettricità esercito confini asilo lavoro famiglie bambini scuola ricerca ' +
    'dati media cultura sport alloggio pensione agricoltura sicurezza commercio posta circolazione edifici moneta patrimonio animali vigne montagna',
)
const FIRST_NAMES = words(
  'Adrian Beatrice Claudio Daniela Elias Flavia Gian Hanna Ivo Jana Kilian Livia Marco Nadine Oscar Paola Reto Sandra Tobias Ursina Valentin Yvonne',
)
const NAME_BEGINNINGS = words(
  'Acker Birken Brunn Eich Fluh Grab Haus Isen Kalt Langen Matt Neu Ober Rüti Sand Steg Trub Unter Vogel Wies Zur Ägeri',
)
const NAME_ENDINGS = words('acher bühl egger feld gasser hofer inger kamp licht mann nacht ri sauer tobel wald wyler')

/** As many invented affairs and votes of a parliament, most of them under compounds that are close to each other, and 800 members. */
export function inventedAffairs(count: number): ParliamentImport {
  const random = seededRandom('affairs')
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const compound = () => `${one(BEGINNINGS)}${one(ENDINGS)}`
  const title = (): LocalizedText => ({
    de: random() < 0.3 ? `Bundesgesetz über die ${compound()}. Änderung` : `${one(ADJECTIVES)} ${compound()} und ${compound()}`,
    fr: `${one(FRENCH)} sur l’${one(FRENCH)} et la ${one(FRENCH)}`,
    it: `${one(ITALIAN)} sull’${one(ITALIAN)} e la ${one(ITALIAN)}`,
  })
  const range = Array.from({ length: count }, (_, index) => index + 1)
  const titles = range.map(title)
  const dayOf = (index: number) =>
    new Date(Date.UTC(1999, 0, 1) + Math.floor((index / count) * 9_500) * 86_400_000).toISOString().slice(0, 10)
  const id = (index: number) => 4_000_000 + index
  return {
    councillors: Array.from({ length: 800 }, (_, index) =>
      sampleCouncillor(id(index), {
        firstName: one(FIRST_NAMES),
        lastName: `${one(NAME_BEGINNINGS)}${one(NAME_ENDINGS)}`,
        active: index < 200,
      }),
    ),
    affairs: range.map((index) =>
      sampleAffair(id(index), {
        number: `${String(index % 90).padStart(2, '0')}.${3000 + (index % 1900)}`,
        title: titles[index - 1] ?? {},
        submittedText: {},
        depositDate: dayOf(index),
      }),
    ),
    parliamentVotes: range.map((index) => {
      // About seven votes an affair.
      const affair = Math.ceil(index / 7)
      return sampleVote(id(index), {
        affairKey: `affair/${id(affair)}`,
        affairNumber: `${String(affair % 90).padStart(2, '0')}.${3000 + (affair % 1900)}`,
        affairTitle: titles[affair - 1] ?? {},
        subject: { de: `Antrag der Minderheit ${one(NAME_BEGINNINGS)}${one(NAME_ENDINGS)}` },
        date: dayOf(index),
      })
    }),
  }
}
