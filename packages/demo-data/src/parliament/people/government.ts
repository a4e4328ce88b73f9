import type { CantonCode, CouncillorRecord } from '@plenara/contract'
import { eachLanguage, type Text4 } from '../../language.ts'
import { LARGE_PARTIES } from '../../parties.ts'
import { itemAt } from '../../random.ts'
import { FEDERAL_COUNCIL } from '../councils.ts'
import { councillorOf, drawMember, factsOf, nameOf, portraitUrl } from './member.ts'

interface Seat {
  readonly canton: CantonCode
  readonly from: string
  readonly department: Text4
}

/** Seven members from seven cantons and four language regions, each at the head of a department (RVOG Art. 35). */
const SEATS: readonly Seat[] = [
  seat('BE', '2019-01-01', ['Departement des Innern', 'de l’intérieur', 'dell’interno', 'da l’intern']),
  seat('ZH', '2023-01-01', ['Finanzdepartement', 'des finances', 'delle finanze', 'da finanzas']),
  seat('VD', '2024-01-01', [
    'Departement für Wirtschaft, Bildung und Forschung',
    'de l’économie, de la formation et de la recherche',
    'dell’economia, della formazione e della ricerca',
    'd’economia, furmaziun e retschertga',
  ]),
  seat('GR', '2021-01-01', [
    'Departement für auswärtige Angelegenheiten',
    'des affaires étrangères',
    'degli affari esteri',
    'd’affars exteriurs',
  ]),
  seat('TI', '2017-11-01', ['Justiz- und Polizeidepartement', 'de justice et police', 'di giustizia e polizia', 'da giustia e polizia']),
  seat('SG', '2025-04-01', [
    'Departement für Umwelt, Verkehr, Energie und Kommunikation',
    'de l’environnement, des transports, de l’énergie et de la communication',
    'dell’ambiente, dei trasporti, dell’energia e delle comunicazioni',
    'd’ambient, traffic, energia e communicaziun',
  ]),
  seat('JU', '2023-01-01', [
    'Departement für Verteidigung, Bevölkerungsschutz und Sport',
    'de la défense, de la protection de la population et des sports',
    'della difesa, della protezione della popolazione e dello sport',
    'da defensiun, protecziun da la populaziun e sport',
  ]),
]
/** Who presides over the Federal Council in 2026, and who stands in. */
const PRESIDENT = 1
const VICE_PRESIDENT = 3

function seat(canton: CantonCode, from: string, [de, fr, it, rm]: readonly [string, string, string, string]): Seat {
  return {
    canton,
    from,
    department: {
      de: `Eidgenössisches ${de}`,
      fr: `Département fédéral ${fr}`,
      it: `Dipartimento federale ${it}`,
      rm: `Departament federal ${rm}`,
    },
  }
}

/** Which seat the subjects of the questionnaire belong to. */
const SEAT_OF: Readonly<Record<string, number>> = {
  ...{ 'social-security': 0, health: 0, society: 0, finance: 1, economy: 2, education: 2, 'foreign-policy': 3 },
  ...{ migration: 4, democracy: 4, environment: 5, transport: 5, security: 6 },
}

/** The place in the Federal Council of who is at the head of a subject. */
export function governmentSeatOf(subject: string): number {
  return SEAT_OF[subject] ?? PRESIDENT
}

/** The Federal Council: seven, one of each large party. The department stands where others have their occupation. */
export function federalCouncil(seed: string, taken: Set<string>): CouncillorRecord[] {
  return SEATS.map(({ canton, from, department }, index) => {
    const key = `demo/councillor/federal-council/${index + 1}`
    const member = drawMember({ seed, key, canton: factsOf(canton), partyKey: itemAt(LARGE_PARTIES, index).key })
    taken.add(nameOf(member))
    const occupation = eachLanguage((language) =>
      [presidencyOf(index, member.sex)?.[language], department[language]].filter(Boolean).join(', '),
    )
    return { ...councillorOf(member, { councilKey: FEDERAL_COUNCIL, from, portraitUrl: portraitUrl(seed, member) }), occupation }
  })
}

function presidencyOf(index: number, sex: 'female' | 'male'): Text4 | null {
  if (index === PRESIDENT) return PRESIDENCY[sex]
  return index === VICE_PRESIDENT ? VICE_PRESIDENCY[sex] : null
}

const PRESIDENCY: Readonly<Record<'female' | 'male', Text4>> = {
  female: {
    de: 'Bundespräsidentin 2026',
    fr: 'Présidente de la Confédération en 2026',
    it: 'Presidente della Confederazione nel 2026',
    rm: 'Presidenta da la Confederaziun 2026',
  },
  male: {
    de: 'Bundespräsident 2026',
    fr: 'Président de la Confédération en 2026',
    it: 'Presidente della Confederazione nel 2026',
    rm: 'President da la Confederaziun 2026',
  },
}
const VICE_PRESIDENCY: Readonly<Record<'female' | 'male', Text4>> = {
  female: {
    de: 'Vizepräsidentin des Bundesrats 2026',
    fr: 'Vice-présidente du Conseil fédéral en 2026',
    it: 'Vicepresidente del Consiglio federale nel 2026',
    rm: 'Vicepresidenta dal Cussegl federal 2026',
  },
  male: {
    de: 'Vizepräsident des Bundesrats 2026',
    fr: 'Vice-président du Conseil fédéral en 2026',
    it: 'Vicepresidente del Consiglio federale nel 2026',
    rm: 'Vicepresident dal Cussegl federal 2026',
  },
}
