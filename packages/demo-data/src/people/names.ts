import type { ContentLanguage } from '@plenara/contract'
import type { Random } from '../random.ts'

export type Sex = 'female' | 'male'
type Origin = ContentLanguage | 'other'

function words(text: string): readonly string[] {
  return text.split(' ')
}

/** First names of those born before 1975, and of those born later. */
const FIRST_NAMES: Readonly<Record<Origin, Readonly<Record<Sex, readonly [older: readonly string[], younger: readonly string[]]>>>> = {
  de: {
    female: [
      words(
        'Verena Ruth Elisabeth Margrit Ursula Monika Rita Heidi Silvia Brigitte Regula Barbara Esther Käthi Marianne Vreni Beatrice Franziska Doris Rosmarie',
      ),
      words(
        'Noëmi Lea Anna Sara Nina Laura Salome Yara Selina Lena Alina Fabienne Rahel Corinne Livia Mirjam Jasmin Tabea Olivia Flurina Annina Simone Nadja Elin Malin',
      ),
    ],
    male: [
      words('Hans Peter Werner Urs Beat Bruno Kurt Markus Rolf Heinz Walter René Severin Ueli Res Ernst Christoph Jürg Alfred Felix'),
      words(
        'Elio Jannis Luca Simon Lukas David Jonas Fabian Silvan Matthias Tobias Raphael Nico Pascal Dominik Lars Levin Manuel Samuel Gian Kilian Timo Reto Linus Joël',
      ),
    ],
  },
  fr: {
    female: [
      words(
        'Françoise Anne-Marie Monique Danielle Chantal Nicole Catherine Martine Christiane Sylvie Josiane Véronique Dominique Isabelle',
      ),
      words('Camille Élodie Aurélie Mélanie Chloé Sophie Céline Léa Manon Joëlle Émilie Laure Mathilde Inès Clémence Noémie Solène Jeanne'),
    ],
    male: [
      words('Jean-Pierre Michel Philippe Daniel Alain Pierre-Yves Bernard Christian Gérard Claude Pascal Olivier Laurent Jean-Luc'),
      words(
        'Nicolas Julien Loïc Mathieu Yann Sébastien Maxime Quentin Gaël Bastien Thibault Romain Jérémie Arnaud Kevin Valentin Simon Théo',
      ),
    ],
  },
  it: {
    female: [
      words('Marina Giovanna Patrizia Daniela Carla Lorenza Franca Mariella Silvana Donatella'),
      words('Chiara Giulia Martina Elisa Sofia Ilaria Valentina Alice Francesca Giada Nora Michela'),
    ],
    male: [
      words('Giorgio Fabio Mauro Sergio Franco Claudio Renato Piergiorgio Tiziano Flavio'),
      words('Matteo Luca Davide Andrea Nicola Lorenzo Samuele Alessio Michele Simone Elia Mattia'),
    ],
  },
  rm: {
    female: [
      words('Ladina Mengia Barla Annetta Uorschla Tina Mariuschla'),
      words('Braida Seraina Ursina Flurina Madlaina Aita Chatrina Fadrina Nesa'),
    ],
    male: [words('Gion Duri Jachen Curdin Reto Linard Giachen'), words('Andri Flurin Men Curdin Nicolo Jon Mattias Corsin Armon')],
  },
  other: {
    female: [
      words('Carmen Maria Fatma Milena Teresa Ana Nadia'),
      words('Aylin Ivana Arbnora Amina Leyla Thuy Priya Sanja Beatriz Senait Elif Naomi'),
    ],
    male: [
      words('José Dragan Mehmet Antonio Goran Tran Kofi'),
      words('Emir Arian Deniz Milan Tiago Yonas Rajan Blerim Adem Minh Daniyel Marko'),
    ],
  },
}

/** Surnames are put together from two parts, so that nobody real is meant. */
const SURNAME_PARTS: Readonly<Record<Origin, readonly [heads: readonly string[], tails: readonly string[]]>> = {
  de: [
    words(
      'Kalt Ober Reb Sommer Brunn Linden Hof Wald Stein Moos Bach Ried Tann Holen Buchen Grün Rüt Hasel Winter Eschen Kirsch Morgen Abend Rosen Silber Lerchen Ahorn Sonnen Tal Birken Gold Enzen Matt Zwei Fels Wies Schnee Nuss Quell Hell',
    ),
    words(
      'brunner thal gasser halder feld stettner egger hofer matter wiler acher rainer bühler berger gruber steiner moser auer leutner häusler kofer mettler länder ringer weger',
    ),
  ],
  fr: [
    words('Mont Clair Bel Roch Perr Char Vuill Bress Cour Chant Mar Corn Fav Gren Saug Vall Pral Bour Cher Lav'),
    words('andon evaz ier oud enet inet ollet ardat ieux ellaz ignon oulet eronde assier ivaux ambert'),
  ],
  it: [
    words('Bern Cast Mor Ross Cav Pell Gabb Torr Fras Vald Mont Bosch Luc Ghir Sal Piazz'),
    words('aschetti inelli ettoni azzini olari ardoni ecchi ucchini andini otelli igari'),
  ],
  rm: [words('Cad Cam Giul Tschar Plan Val Mun Pred Dos Fran'), words('utsch enisch andrett olani aschett urtin idon etta uolf arin')],
  other: [
    words(
      'Petrovari Kovandić Selimari Okonedi Ferreinha Almeidos Yıldaroğlu Tesfalem Nguvan Ramanathi Berishani Markovek Santelago Demirsoylu Haxhari Stojanek Kamarovin Abdelani Thavarason Oliveirinha Jovandić Krasnari Gashani Mekonnari Balasuri Phanvu Diallori Moreiros Castelvida Kaplanoğlu Zekirari Ivanoski Hosseinar Warsamari Lopezuela Nowakiel Szaborin Popescari Ademović',
    ),
    [''],
  ],
}

export interface NameRequest {
  readonly region: ContentLanguage
  readonly sex: Sex
  readonly birthYear: number
}

/** A fictional name of a language region; about one person in eleven has a name from elsewhere. */
export function drawName(random: Random, request: NameRequest): { readonly firstName: string; readonly lastName: string } {
  const origin: Origin = random.chance(0.09) ? 'other' : request.region
  const [older, younger] = FIRST_NAMES[random.chance(0.12) ? request.region : origin][request.sex]
  const [heads, tails] = SURNAME_PARTS[origin]
  const firstName = random.pick(request.birthYear < 1975 ? older : younger)
  const lastName = surname(random, heads, tails)
  if (!random.chance(0.07)) return { firstName, lastName }
  const [otherHeads, otherTails] = SURNAME_PARTS[request.region]
  return { firstName, lastName: `${lastName}-${surname(random, otherHeads, otherTails)}` }
}

function surname(random: Random, heads: readonly string[], tails: readonly string[]): string {
  return `${random.pick(heads)}${random.pick(tails)}`
}
