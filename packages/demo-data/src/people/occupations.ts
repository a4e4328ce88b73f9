import { eachLanguage, type Text4 } from '../language.ts'
import type { Sex } from './names.ts'

/** How somebody came to an occupation; decides which sentence on education fits. */
export type Training = 'apprenticeship' | 'college' | 'university' | 'student'

export interface Occupation {
  readonly training: Training
  readonly names: Readonly<Record<Sex, Text4>>
}

/** de, fr, it, rm; the feminine and the masculine form parted by a slash, or one form for both. */
type Row = readonly [training: Training, de: string, fr: string, it: string, rm: string]

const ROWS: readonly Row[] = [
  ['university', 'Hausärztin/Hausarzt', 'Médecin de famille', 'Medica di famiglia/Medico di famiglia', 'Media da chasa/Medi da chasa'],
  [
    'college',
    'Primarlehrerin/Primarlehrer',
    'Enseignante primaire/Enseignant primaire',
    'Docente di scuola elementare',
    'Scolasta primara/Scolast primar',
  ],
  ['apprenticeship', 'Landwirtin/Landwirt', 'Agricultrice/Agriculteur', 'Agricoltrice/Agricoltore', 'Pura/Pur'],
  ['university', 'Rechtsanwältin/Rechtsanwalt', 'Avocate/Avocat', 'Avvocata/Avvocato', 'Advocata/Advocat'],
  ['college', 'Pflegefachfrau/Pflegefachmann', 'Infirmière/Infirmier', 'Infermiera/Infermiere', 'Tgirunza/Tgirunz'],
  ['apprenticeship', 'Schreinerin/Schreiner', 'Menuisière/Menuisier', 'Falegname', 'Scrinaria/Scrinari'],
  ['college', 'Informatikerin/Informatiker', 'Informaticienne/Informaticien', 'Informatica/Informatico', 'Informaticra/Informaticher'],
  [
    'college',
    'Bauingenieurin/Bauingenieur',
    'Ingénieure civile/Ingénieur civil',
    'Ingegnera civile/Ingegnere civile',
    'Inschignera da construcziun/Inschigner da construcziun',
  ],
  [
    'apprenticeship',
    'Kauffrau/Kaufmann',
    'Employée de commerce/Employé de commerce',
    'Impiegata di commercio/Impiegato di commercio',
    'Commerzianta/Commerziant',
  ],
  ['university', 'Historikerin/Historiker', 'Historienne/Historien', 'Storica/Storico', 'Istoricra/Istoricher'],
  [
    'college',
    'Sozialarbeiterin/Sozialarbeiter',
    'Assistante sociale/Assistant social',
    'Assistente sociale',
    'Lavuranta sociala/Lavurant social',
  ],
  ['apprenticeship', 'Köchin/Koch', 'Cuisinière/Cuisinier', 'Cuoca/Cuoco', 'Cuschinunza/Cuschinier'],
  ['apprenticeship', 'Elektroinstallateurin/Elektroinstallateur', 'Électricienne/Électricien', 'Elettricista', 'Electricista/Electricist'],
  ['university', 'Biologin/Biologe', 'Biologiste', 'Biologa/Biologo', 'Biologa/Biolog'],
  ['college', 'Treuhänderin/Treuhänder', 'Fiduciaire', 'Fiduciaria/Fiduciario', 'Fiduziaria/Fiduziari'],
  [
    'apprenticeship',
    'Lokführerin/Lokführer',
    'Mécanicienne de locomotive/Mécanicien de locomotive',
    'Macchinista',
    'Manischunza da locomotiva/Manischunz da locomotiva',
  ],
  ['university', 'Apothekerin/Apotheker', 'Pharmacienne/Pharmacien', 'Farmacista', 'Apotecra/Apotecher'],
  ['college', 'Architektin/Architekt', 'Architecte', 'Architetta/Architetto', 'Architecta/Architect'],
  [
    'apprenticeship',
    'Fachfrau Betreuung/Fachmann Betreuung',
    'Assistante socio-éducative/Assistant socio-éducatif',
    'Operatrice socioassistenziale/Operatore socioassistenziale',
    'Assistenta sociopedagogica/Assistent sociopedagogic',
  ],
  ['student', 'Studentin/Student', 'Étudiante/Étudiant', 'Studentessa/Studente', 'Studenta/Student'],
  [
    'student',
    'Lernende Kauffrau/Lernender Kaufmann',
    'Apprentie de commerce/Apprenti de commerce',
    'Apprendista di commercio',
    'Emprendista da commerzi/Emprendist da commerzi',
  ],
  ['university', 'Ökonomin/Ökonom', 'Économiste', 'Economista', 'Economa/Econom'],
  ['apprenticeship', 'Malerin/Maler', 'Peintre en bâtiment', 'Pittrice/Pittore', 'Malcra/Maler'],
  ['college', 'Hotelière/Hotelier', 'Hôtelière/Hôtelier', 'Albergatrice/Albergatore', 'Hoteliera/Hotelier'],
  [
    'apprenticeship',
    'Unternehmerin/Unternehmer',
    'Entrepreneuse/Entrepreneur',
    'Imprenditrice/Imprenditore',
    'Interprendidra/Interprendider',
  ],
  ['university', 'Geografin/Geograf', 'Géographe', 'Geografa/Geografo', 'Geografa/Geograf'],
  ['college', 'Musikerin/Musiker', 'Musicienne/Musicien', 'Musicista', 'Musicista/Musicist'],
  ['apprenticeship', 'Forstwartin/Forstwart', 'Forestière-bûcheronne/Forestier-bûcheron', 'Selvicoltrice/Selvicoltore', 'Guaudera/Guauder'],
  ['university', 'Chemikerin/Chemiker', 'Chimiste', 'Chimica/Chimico', 'Chemicra/Chemicher'],
  ['college', 'Projektleiterin/Projektleiter', 'Cheffe de projet/Chef de projet', 'Capoprogetto', 'Manadra da project/Manader da project'],
  ['apprenticeship', 'Polizistin/Polizist', 'Policière/Policier', 'Agente di polizia', 'Polizista/Polizist'],
  [
    'apprenticeship',
    'Logistikerin/Logistiker',
    'Logisticienne/Logisticien',
    'Impiegata in logistica/Impiegato in logistica',
    'Logisticra/Logisticher',
  ],
  ['university', 'Tierärztin/Tierarzt', 'Vétérinaire', 'Veterinaria/Veterinario', 'Veterinaria/Veterinari'],
  [
    'college',
    'Umweltingenieurin/Umweltingenieur',
    'Ingénieure en environnement/Ingénieur en environnement',
    'Ingegnera ambientale/Ingegnere ambientale',
    'Inschignera d’ambient/Inschigner d’ambient',
  ],
  ['apprenticeship', 'Bäckerin/Bäcker', 'Boulangère/Boulanger', 'Panettiera/Panettiere', 'Furnera/Furner'],
  ['university', 'Journalistin/Journalist', 'Journaliste', 'Giornalista', 'Schurnalista/Schurnalist'],
  ['college', 'Buchhalterin/Buchhalter', 'Comptable', 'Contabile', 'Contabilista/Contabilist'],
  ['apprenticeship', 'Gärtnerin/Gärtner', 'Horticultrice/Horticulteur', 'Giardiniera/Giardiniere', 'Hortulana/Hortulan'],
  ['university', 'Psychologin/Psychologe', 'Psychologue', 'Psicologa/Psicologo', 'Psicologa/Psicolog'],
  [
    'apprenticeship',
    'Detailhandelsfachfrau/Detailhandelsfachmann',
    'Gestionnaire du commerce de détail',
    'Impiegata del commercio al dettaglio/Impiegato del commercio al dettaglio',
    'Commerzianta en detagl/Commerziant en detagl',
  ],
]

const RETIRED: Readonly<Record<Sex, Text4>> = {
  female: { de: 'pensioniert', fr: 'retraitée', it: 'pensionata', rm: 'pensiunada' },
  male: { de: 'pensioniert', fr: 'retraité', it: 'pensionato', rm: 'pensiunà' },
}

function form(cell: string, sex: Sex): string {
  const [feminine = cell, masculine = feminine] = cell.split('/')
  return sex === 'female' ? feminine : masculine
}

function names([, de, fr, it, rm]: Row, sex: Sex): Text4 {
  return { de: form(de, sex), fr: form(fr, sex), it: form(it, sex), rm: form(rm, sex) }
}

const ALL: readonly Occupation[] = ROWS.map((row) => ({
  training: row[0],
  names: { female: names(row, 'female'), male: names(row, 'male') },
}))
const STUDENTS = ALL.filter((occupation) => occupation.training === 'student')
const OTHERS = ALL.filter((occupation) => occupation.training !== 'student')

/** The occupations that fit an age: many of the youngest still learn. */
export function occupationsAt(age: number): readonly Occupation[] {
  if (age <= 21) return STUDENTS
  return age <= 26 ? ALL : OTHERS
}

/** An occupation as printed beside a name; from 65 on with "retired". */
export function occupationName(occupation: Occupation, person: { readonly sex: Sex; readonly age: number }): Text4 {
  const name = occupation.names[person.sex]
  if (person.age < 66) return name
  return eachLanguage((language) => `${name[language]}, ${RETIRED[person.sex][language]}`)
}

/** The occupation with this feminine German name; fails where there is none. */
export function occupationCalled(feminine: string): Occupation {
  const found = ALL.find((occupation) => occupation.names.female.de === feminine)
  if (found === undefined) throw new RangeError(`no occupation ${feminine}`)
  return found
}
