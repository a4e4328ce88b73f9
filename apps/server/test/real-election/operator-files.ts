import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from '@plenara/domain'
import { Transformer } from '@napi-rs/image'
import { beforeTheDay, corrected, interim } from './deliveries.ts'
import { type OfficialRow, rowsBy, textIn, writeOfficialTable } from './official-table.ts'

/** The constituency of which the guide tells answers, profiles, portraits and a recount. */
export const CONSTITUENCY = 'Riehen'
const QUESTIONS = 12

/** Whom the recount unseats and whom it seats, by number. */
export interface Recounted {
  readonly lost: string
  readonly won: string
}

/** Writes every file that `docs/real-election.md` names, made of the final official table; what people say and how they look is drawn. */
export async function writeOperatorFiles(folder: string, final: readonly OfficialRow[], officialFile?: string): Promise<Recounted> {
  const { rows: correction, ...recounted } = corrected(final, CONSTITUENCY)
  const before = beforeTheDay(final)
  const tables = { before, fewer: withoutLast(before), 'interim-1': interim(final, 0), 'interim-2': interim(final, 0.5), final, correction }
  for (const [name, rows] of Object.entries(tables)) await writeOfficialTable(join(folder, `${name}.xlsx`), rows)
  if (officialFile) await copyFile(officialFile, join(folder, 'final.xlsx'))
  const people = final.filter((row) => textIn(row, 'Wahlkreisbezeichnung') === CONSTITUENCY)
  const texts = {
    'constituencies.csv': CONSTITUENCIES,
    'parties.csv': partiesOf(final),
    'ballot-rules.csv': ballotRules(),
    'election-dates.csv':
      'election,body,canton,municipality,year,date,next_date,follow_until\n,cantonal-parliament,BS,,2020,,2024-10-20,\n',
    'questionnaire.csv': questionnaire(),
    'answers-riehen.csv': answersOf(people),
    'profiles-riehen.csv': profilesOf(people),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text)
  await mkdir(join(folder, 'coats-of-arms'))
  await writeFile(join(folder, 'coats-of-arms', 'bs.svg'), COAT_OF_ARMS)
  await drawPortraits(join(folder, 'portraits-riehen'), people)
  return recounted
}

/** Without the last person of the constituency. */
function withoutLast(rows: readonly OfficialRow[]): OfficialRow[] {
  const last = rows.findLastIndex((row) => textIn(row, 'Wahlkreisbezeichnung') === CONSTITUENCY)
  return rows.filter((_, index) => index !== last)
}

const CONSTITUENCIES = `canton,key,name_de,name_fr,name_it,name_rm,seats,municipalities
BS,ost,Grossbasel-Ost,Grand-Bâle Est,Basilea Grande Est,Basilea Gronda Ost,27,2701
BS,west,Grossbasel-West,Grand-Bâle Ouest,Basilea Grande Ovest,Basilea Gronda Vest,34,2701
BS,klein,Kleinbasel,Petit-Bâle,Basilea Piccola,Basilea Pitschna,27,2701
BS,riehen,Riehen,,,,11,2703
BS,bettingen,Bettingen,,,,1,2702
`
const COAT_OF_ARMS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 12"><path d="M0 0h10v8a5 4 0 0 1-10 0z" fill="#fff"/><path d="M4 2h2v8H4z"/></svg>'

/** The first list gets its colour and a French name. */
function partiesOf(rows: readonly OfficialRow[]): string {
  const short = textIn(rowsBy(rows, 'Listennummer').toSorted(byFirst)[0]?.[0] ?? {}, 'Parteikurzbezeichnung')
  const key = `sesam-bs/${short.toLowerCase()}`
  return `key,short_name_de,short_name_fr,name_de,name_fr,color\n${key},${short},${short},${short} Basel-Stadt,${short} Bâle-Ville,#204a9e\n`
}

function byFirst([one]: readonly OfficialRow[], [other]: readonly OfficialRow[]): number {
  return textIn(one ?? {}, 'Listennummer').localeCompare(textIn(other ?? {}, 'Listennummer'))
}

function ballotRules(): string {
  const columns = [
    'election',
    'body',
    'canton',
    'municipality',
    'year',
    'seats',
    'body_seats',
    'lines',
    'cumulation',
    'panachage',
    'seat_method',
  ]
  return `${columns.join()}\n,cantonal-parliament,BS,,2020,,100,,3,yes,\n`
}

function questionnaire(): string {
  const rows = Array.from({ length: QUESTIONS }, (_, index) =>
    [
      index + 1,
      'StandardQuestion',
      index < 8 ? 1 : 0,
      index % 3,
      `Thema ${index % 3}`,
      index % 2 ? 1 : -1,
      `Soll Probe ${index + 1} kommen?`,
    ].join(),
  )
  return `question_id,type,rapide,category_id,category_de,cleavage_1,text_de\n${rows.join('\n')}\n`
}

function answersOf(people: readonly OfficialRow[]): string {
  const random = seededRandom(4)
  const rows = people.flatMap((row) =>
    Array.from({ length: QUESTIONS }, (_, index) =>
      [textIn(row, 'Kandidaten-Nr'), index + 1, [0, 25, 75, 100][Math.floor(random() * 4)]].join(),
    ),
  )
  return `candidate,question,value\n${rows.join('\n')}\n`
}

const PROFILE_COLUMNS = [
  ...['number', 'first_name', 'last_name', 'place', 'occupation_de', 'motto_de', 'main_goals_de', 'education_de', 'household_de'],
  ...['campaign_budget', 'languages', 'website', 'interest_1_organisation_de', 'interest_1_role_de', 'interest_1_paid', 'interest_1_since'],
]
const TOLD = [
  ...['Riehen', 'Hebamme', 'Zusammen geht es', 'Mehr Platz für Velos. Weniger Lärm in der Nacht.', 'Fachhochschule', 'Zwei Kinder'],
  ...["12'500", 'de, fr', 'https://kandidatur.example/riehen', 'Ruderclub', 'Präsidium', 'nein', '2019'],
]

function profilesOf(people: readonly OfficialRow[]): string {
  const rows = people.map((row) => [...['Kandidaten-Nr', 'Vorname', 'Name'].map((column) => textIn(row, column)), ...TOLD])
  return `${[PROFILE_COLUMNS, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join()).join('\n')}\n`
}

/** A drawn head for everybody, each in colours of its own: no picture of a person. */
async function drawPortraits(folder: string, people: readonly OfficialRow[]): Promise<void> {
  await mkdir(folder)
  for (const [index, row] of people.entries()) await writeFile(join(folder, `${textIn(row, 'Kandidaten-Nr')}.jpg`), drawnHead(index))
}

const [WIDTH, HEIGHT] = [320, 400]

function drawnHead(index: number): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4, 255)
  const background = [120 + ((index * 37) % 100), 140 + ((index * 53) % 80), 170 + ((index * 17) % 60)]
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    for (const [channel, value] of (colorAt(x, y) ?? background).entries()) pixels[at * 4 + channel] = value
  }
  return Transformer.fromRgbaPixels(pixels, WIDTH, HEIGHT).jpegSync(85)
}

/** Eyes, face, hair and shoulders, from front to back. */
function colorAt(x: number, y: number): readonly number[] | null {
  const within = (cx: number, cy: number, rx: number, ry: number) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1
  if (within(135, 165, 9, 11) || within(185, 165, 9, 11)) return [40, 40, 40]
  if (within(160, 225, 26, 8)) return [178, 84, 76]
  if (within(160, 180, 75, 95)) return [230, 190, 155]
  if (within(160, 160, 88, 100)) return [92, 58, 38]
  return within(160, 410, 140, 130) ? [58, 74, 100] : null
}
