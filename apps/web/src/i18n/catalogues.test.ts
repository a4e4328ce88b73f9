import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS } from '@plenara/contract'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import PO from 'pofile'
import { describe, expect, test } from 'vitest'
import { type Catalogue, catalogueFaults } from './catalogue-faults.ts'
import { OFFICIAL_GERMAN, SAME_IN_DIALECT } from './dialect-review.ts'

interface AppTexts {
  readonly app: string
  /** The folder of its catalogues. */
  readonly folder: string
  readonly german: Catalogue
  /** Its minimum number of texts. */
  readonly least: number
}

const root = join(import.meta.dirname, '../../../..')
const UI = join(root, 'packages/ui/src')
const sourcesOf = (app: string) => join(root, 'apps', app, 'src')

/** Both apps of the browser. */
const apps = [
  { app: 'web', least: 1400 },
  { app: 'desk', least: 120 },
].map((one): AppTexts => {
  const folder = join(sourcesOf(one.app), 'i18n/catalogues')
  return { ...one, folder, german: readCatalogue(folder, 'de') }
})

function readCatalogue(folder: string, language: string): Catalogue {
  const texts = new Map<string, string>()
  for (const file of readdirSync(join(folder, language)).filter((name) => name.endsWith('.po'))) {
    for (const { msgid, msgstr } of PO.parse(readFileSync(join(folder, language, file), 'utf8')).items) {
      expect(texts.has(msgid), `${msgid} stands twice`).toBe(false)
      texts.set(msgid, msgstr[0] ?? '')
    }
  }
  return texts
}

const inEachLanguage = apps.flatMap((one) => INTERFACE_LANGUAGES.map((language) => ({ ...one, language })))

test.each(inEachLanguage)(
  '$language of $app has every text, its placeholders and plural forms, and the signs of its language [LANG-6, LANG-4]',
  ({ folder, german, least, language }) => {
    const texts = readCatalogue(folder, language)
    expect(texts.size).toBeGreaterThan(least)
    expect(catalogueFaults(language, texts, german)).toEqual([])
  },
)

describe('each kind of fault is found [LANG-6]', () => {
  const COUNT = '{n, plural, =0 {Kein Tag} one {# Tag} other {# Tage}} für {name}'
  test.each([
    ['fr', '', 'Weiter', 'empty'],
    ['fr', ' ', 'Weiter', 'empty'],
    ['it', 'Avanti {', 'Weiter', 'syntax'],
    ['it', 'Avanti', 'Weiter: {page}', 'placeholders'],
    ['it', 'Avanti {pagina}', 'Weiter: {page}', 'placeholders'],
    ['rm', '{n} dis', '{n, number} Tage', 'placeholders'],
    ['rm', '{who, select, you {ti} other {auters}}', '{who, select, me {ich} other {andere}}', 'placeholders'],
    ['rm', 'Enavant', '<0>Weiter</0>', 'tags'],
    ['fr', '{n, plural, =0 {Aucun jour} one {# jour} other {# jours}} pour {name}', COUNT, 'plural forms'],
    ['it', '{n, plural, =0 {Nessun giorno} many {# giorni} other {# giorni}} per {name}', COUNT, 'plural forms'],
    ['rm', '{n, plural, =0 {Nagin di} one {# di} many {# dis} other {# dis}} per {name}', COUNT, 'plural forms'],
    ['gsw', '{n, plural, one {# Daag} other {# Dääg}} fir {name}', COUNT, 'explicit forms'],
    ['rm', '{n, plural, =0 {Nagin di} one {In di} other {Dis}} per {name}', COUNT, 'number'],
    ['fr', '{n, plural, =0 {Aucun jour} one {# jour} many {Jours} other {# jours}} pour {name}', COUNT, 'number'],
    ['de', 'Schließen', 'Schließen', 'sharp s'],
    ['it', 'Avanti ', 'Weiter', 'signs'],
    ['it', 'La "lista"', 'Die «Liste»', 'signs'],
    ['it', 'La « lista »', 'Die «Liste»', 'quotation marks'],
    ['fr', 'La «liste»', 'Die «Liste»', 'quotation marks'],
    ['fr', 'Vraiment?', 'Wirklich?', 'French space'],
    ['fr', 'Suite : {page}', 'Weiter: {page}', 'French space'],
    ['fr', 'Non; oui', 'Nein; ja', 'French space'],
    ['it', "L'elenco", 'Die Liste', 'apostrophe'],
    ['de', 'Bestätigen Sie die Adresse', 'Bestätigen Sie die Adresse', 'formal'],
    ['fr', 'Confirmez votre adresse', 'Bestätige deine Adresse', 'formal'],
    ['it', 'Verifichi la Sua adresse', 'Bestätige deine Adresse', 'formal'],
    ['rm', 'Confermai Vossa adressa', 'Bestätige deine Adresse', 'formal'],
    ['gsw', 'Weiter', 'Weiter', 'German'],
    ['gsw', 'Das isch nicht guet', 'Das ist nicht gut', 'not Basel German'],
    ['gsw', 'Löösche', 'Löschen', 'not Basel German'],
    ['gsw', 'Waahl', 'Wahl', 'not Basel German'],
  ] as const)('%s «%s» beside «%s» is: %s', (language, text, source, kind) => {
    expect(catalogueFaults(language, new Map([['a.text', text]]), new Map([['a.text', source]]))).toEqual([`${kind}: a.text`])
  })

  test('a button of the system may be in German between quotation marks', () => {
    const text = new Map([['a.text', 'Wääl «Hinzufügen».']])
    expect(catalogueFaults('gsw', text, new Map([['a.text', 'Wähle «Hinzufügen».']]))).toEqual([])
  })

  test('a missing text, an unknown one, and changed German where the dialect uses it', () => {
    const source = new Map([
      ['a.text', 'Weiter'],
      ['account.delete.text', 'Alles geht verloren.'],
      ['lists.dreamTeam', 'Dream Team'],
    ])
    const texts = new Map([
      ['b.text', 'Wytter'],
      ['account.delete.text', 'Alles goot verloore.'],
      ['lists.dreamTeam', 'Draumdiim'],
    ])
    expect(catalogueFaults('gsw', texts, source)).toEqual([
      'missing: a.text',
      'unknown: b.text',
      'official German changed: account.delete.text',
      'not the same as German: lists.dreamTeam',
    ])
  })
})

describe('official terms [LANG-6]', () => {
  // German, French, Italian, Romansh: the Constitution, the laws on political rights, and the catalogues of OneGov.
  test.each([
    [/Nationalrat/, 'Conseil national', 'Consiglio nazionale', 'Cussegl naziunal'],
    [/Ständerat/, 'Conseil des États', 'Consiglio degli Stati', 'Cussegl dals chantuns'],
    [/Bundesrat/, 'Conseil fédéral', 'Consiglio federale', 'Cussegl federal'],
    [/Bundesgericht/, 'Tribunal fédéral', 'Tribunale federale', 'Tribunal federal'],
    [/Wahlkreis/, 'circonscription', 'circondari', 'circuls? electoral'],
    [/Fraktion/, 'groupe', 'grupp[io]', 'fracziun'],
    [/Gegenentwurf/, 'contre-projet', 'controprogetto', 'cuntraproposta'],
    [/Stichfrage/, 'question subsidiaire', 'domanda risolutiva', 'dumonda decisiva'],
    [/Ständemehr/, 'majorité des cantons', 'maggioranza dei Cantoni', 'maioritad dals chantuns'],
    [/(?<!Unter)[Ll]istenverbindung/, 'apparentement', 'congiunzione', 'colliaziun'],
    [/Unterlistenverbindung/, 'sous-apparentement', 'sottocongiunzione', 'sutcolliaziun'],
    [/Zusatzstimme/, 'suffrages? complémentaire', 'suffrag\\w+ di complemento', 'vuschs? supplementara'],
    [/Volksabstimmung/, 'votation', 'votazion', 'votaziun\\w* dal pievel'],
    [/Enthaltung/, 'abstention', 'astension', 'abstenziun'],
    [/Interessenbindung/, "liens d['’]intérêts", "relazioni d['’]interess", "relaziuns cun gruppas d['’]interess"],
    [/Zwischenresultat/, 'intermédiaire', 'provvisori', 'intermediar'],
    [/Passwort/, 'mot de passe', 'password', 'pled-clav'],
  ])('%s', (term, ...terms) => {
    const idsOf = ({ german }: AppTexts) => [...german].filter(([, text]) => term.test(text)).map(([id]) => id)
    expect(apps.flatMap(idsOf)).not.toEqual([])
    const wrong = apps.flatMap((one) =>
      (['fr', 'it', 'rm'] as const).flatMap((language, index) => {
        const texts = readCatalogue(one.folder, language)
        const own = new RegExp(terms[index] ?? '', 'i')
        return idsOf(one)
          .filter((id) => !own.test(texts.get(id) ?? ''))
          .map((id) => `${one.app} ${language} ${id}`)
      }),
    )
    expect(wrong).toEqual([])
  })
})

test('the lists of German texts in the dialect name texts that exist [LANG-6]', () => {
  const ids = apps.flatMap(({ german }) => [...german.keys()])
  expect([...SAME_IN_DIALECT].filter((id) => !ids.includes(id))).toEqual([])
  expect(OFFICIAL_GERMAN.filter((beginning) => !ids.some((id) => id.startsWith(beginning)))).toEqual([])
})

const filesOf = (...folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('every component with a text of rights marks it as German in the dialect [LANG-6]', () => {
  const quoted = OFFICIAL_GERMAN.flatMap((beginning) => [`'${beginning}`, `\`${beginning}`])
  const files = filesOf(UI, ...apps.map(({ app }) => sourcesOf(app)))
  const showing = files.filter(({ file, text }) => file.endsWith('.tsx') && quoted.some((id) => text.includes(id)))
  expect(showing.length).toBeGreaterThan(8)
  expect(showing.filter(({ text }) => !text.includes('lang={')).map(({ file }) => file)).toEqual([])
  expect(showing.filter(({ text }) => !text.includes('useRightsLanguage()')).map(({ file }) => file)).toEqual([])
})

test.each(apps)('every text that the sources of $app use is in its catalogue', ({ app, german }) => {
  const files = filesOf(UI, sourcesOf(app))
  const named = files.flatMap(({ file, text }) => [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((match) => ({ file, id: match[1] ?? '' })))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ id }) => !german.has(id))).toEqual([])
})

test('every error code has its sentence for voters', () => {
  const [voters] = apps
  expect(Object.keys(ERRORS).filter((code) => !voters?.german.has(`errors.${code}`))).toEqual([])
})
