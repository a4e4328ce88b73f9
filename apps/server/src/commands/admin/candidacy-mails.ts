import { readBounces, readContacts, startDeadline, type UnreadRow } from '@plenara/importers'
import { takeOutBounced } from '../../desk/candidacies/waves/bounces.ts'
import { type ImportedContacts, importContacts, planImport } from '../../desk/candidacies/waves/import-contacts.ts'
import type { LetterReason } from '../../desk/candidacies/waves/plan-contacts.ts'
import { setReminders } from '../../desk/candidacies/waves/reminders.ts'
import { changeWave, createWave, readWaves, type Wave, type WaveChange } from '../../desk/candidacies/waves/waves.ts'
import { loadAgreedKey } from '../../keys/agree-on-key.ts'
import { guardKeyFile } from '../../keys/key-file.ts'
import { StartError } from '../../platform/start-error.ts'
import { readSource } from '../../intake/import-files.ts'
import type { AdminCommand, AdminContext, AdminReport } from './admin-command.ts'
import { idOf } from './id-of.ts'

const FLAG = { type: 'boolean' } as const

/** Mails to all who stand for election. Nothing of who they are is printed: counts, and lines of the file. */
export const candidacyMailCommands: readonly AdminCommand[] = [
  {
    group: 'candidacy',
    verb: 'import',
    usage: '<file> --plan|--accept',
    title:
      'reads addresses (CSV, Excel: election, list, number, first_name, last_name, birth_date, email, language, postal_address); says who is left to letters',
    options: { plan: FLAG, accept: FLAG },
    run: async ({ positionals, values }, context) => {
      if ((values.plan === true) === (values.accept === true))
        throw new StartError('Say --plan to look at it, or --accept to keep the addresses')
      const { contacts, unread } = await readContacts(await sourceOf(positionals[0] ?? '', context))
      refuseUnread(unread, contacts.length)
      const importing = { db: await context.database(), dataKey: await keyOf(context), now: context.now }
      await context.concerns(null)
      const run = values.accept === true ? importContacts : planImport
      return reportOfImport(await run(importing, contacts), { unread, isAccepted: values.accept === true })
    },
  },
  {
    group: 'candidacy',
    verb: 'wave',
    usage: '<create|send|pause|resume|show> [id]',
    title: 'invites everybody of a contest who has an address, 60 a minute: create <contestId>, then send, pause, resume or show <waveId>',
    run: async ({ positionals: [action = '', id] }, { database, concerns, now }) => {
      const db = await database()
      if (action === 'show') return reportOfWaves(await readWaves(db, id === undefined ? undefined : idOf('wave', id)))
      if (action === 'create') {
        const contestId = idOf('contest', id)
        await concerns(null)
        const wave = await createWave(db, contestId, now())
        return { lines: [`${lineOf(wave)}; send it: candidacy wave send ${wave.waveId}`], json: wave }
      }
      if (!isChange(action)) throw new StartError(`"${action}" is none of create, send, pause, resume, show`)
      const waveId = idOf('wave', id)
      await concerns(null)
      const { isChanged, wave } = await changeWave(db, waveId, action)
      return { lines: [`${isChanged ? '' : 'Nothing to be changed: '}${lineOf(wave)}`], json: { isChanged, ...wave } }
    },
  },
  {
    group: 'candidacy',
    verb: 'remind',
    usage: '<contestId> [--stop]',
    title: 'reminds who was invited and has not submitted, 14, 5 and 1 day before changes end; --stop: no further ones',
    options: { stop: FLAG },
    run: async ({ positionals, values }, { database, concerns }) => {
      const contestId = idOf('contest', positionals[0])
      const db = await database()
      await concerns(null)
      const reminders = values.stop !== true
      await setReminders(db, contestId, reminders)
      const line = reminders ? 'servers remind 14, 5 and 1 day before changes end' : 'no further reminders; pause a wave that is being sent'
      return { lines: [`Contest ${contestId}: ${line}`], json: { contestId, reminders } }
    },
  },
  {
    group: 'candidacy',
    verb: 'bounces',
    usage: '<file>',
    title: 'takes out addresses at which mails came back (CSV or Excel of the relay with a column email)',
    run: async ({ positionals }, context) => {
      const { addresses, unread } = await readBounces(await sourceOf(positionals[0] ?? '', context))
      refuseUnread(unread, addresses.length)
      const db = await context.database()
      const dataKey = await keyOf(context)
      await context.concerns(null)
      const done = await takeOutBounced({ db, dataKey, addresses, now: context.now })
      const { taken, marked, unknown } = done
      const line = `Taken out: ${taken}; of accounts, which keep theirs: ${marked}; nobody's: ${unknown}`
      return { lines: [line, ...linesOfUnread(unread)], json: { ...done, unread } }
    },
  },
]

/** The name of the file alone is said in what fails. */
async function sourceOf(path: string, { config }: AdminContext) {
  const limits = config.importLimits
  return readSource(path, { limits, deadline: startDeadline(limits) })
}

async function keyOf({ config, database }: AdminContext) {
  await guardKeyFile(config.dataKeyFile)
  return loadAgreedKey(await database(), config.dataKeyFile)
}

function refuseUnread(unread: readonly UnreadRow[], count: number): void {
  const [first] = unread
  if (count === 0 && first)
    throw new StartError(`Nothing of the file can be read${first.line > 0 ? `, line ${first.line}` : ''}: ${first.reason}`)
}

const LETTERS: Readonly<Record<LetterReason, string>> = {
  'no-address': 'no address',
  invalid: 'the address is none',
  shared: 'the address belongs to several people',
  party: 'the address of a party or an office',
  unknown: 'nobody, or more than one, has this number on the lists',
  name: 'the name on the lists is another one',
  twice: 'the person stands in several rows',
  unwanted: 'said not to be meant, withdrew, or mails came back',
}

interface ImportRun {
  readonly unread: readonly UnreadRow[]
  readonly isAccepted: boolean
}

function reportOfImport({ letters, ...counts }: ImportedContacts, { unread, isAccepted }: ImportRun): AdminReport {
  const { added, changed, unchanged, claimed } = counts
  const left = [...letters.values()].reduce((sum, lines) => sum + lines.length, 0)
  const lines = [
    `${isAccepted ? 'Kept' : 'Would be kept'}: ${added} new, ${changed} changed; ${unchanged} as they are, ${claimed} with an account already`,
    `Left to letters: ${left}`,
    ...[...letters].map(([reason, at]) => `  ${LETTERS[reason]}: ${at.length} (${linesIn(at)})`),
    ...(left > 0
      ? [`A letter can be printed for ${counts.posted} of them; the others have no date of birth, or are not known to be meant`]
      : []),
    ...linesOfUnread(unread),
  ]
  return { lines, json: { ...counts, letters: Object.fromEntries(letters), unread, isAccepted } }
}

function linesOfUnread(unread: readonly UnreadRow[]): string[] {
  if (unread.length === 0) return []
  return [`Not read: ${unread.length}`, ...unread.map(({ line, reason }) => `  line ${line}: ${reason}`)]
}

/** Such as `line 5, 9–12`. */
function linesIn(lines: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return `line ${ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')}`
}

function isChange(action: string): action is WaveChange {
  return action === 'send' || action === 'pause' || action === 'resume'
}

function reportOfWaves(waves: readonly Wave[]): AdminReport {
  return { lines: waves.length > 0 ? waves.map(lineOf) : ['There is no wave'], json: { waves } }
}

function lineOf({ waveId, contestId, reminderDays, state, people, left, skipped, waiting, sent, refused, dropped }: Wave): string {
  const what = reminderDays === null ? 'invitations' : `reminder ${reminderDays} days before`
  return `Wave ${waveId}, contest ${contestId}, ${what}: ${state}; ${people} people, ${left} left, ${waiting} waiting, ${sent} sent, ${refused} refused, ${dropped} dropped, ${skipped} skipped`
}
