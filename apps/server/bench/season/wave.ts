import { setTimeout as sleep } from 'node:timers/promises'
import type { ParsedMail } from 'mailparser'
import { createAttemptStore } from '../../src/accounts/attempts/attempt-store.ts'
import { createLimiter } from '../../src/accounts/attempts/limiter.ts'
import { createPasswordHasher } from '../../src/accounts/password-hash.ts'
import { queueWaves } from '../../src/desk/candidacies/waves/wave-worker.ts'
import { readWaves } from '../../src/desk/candidacies/waves/waves.ts'
import { openDesk } from '../../src/desk/open-desk.ts'
import { createLog } from '../../src/platform/log.ts'
import { createOutbox } from '../../src/notify/mail/outbox.ts'
import { startOutboxWorker } from '../../src/notify/mail/outbox-worker.ts'
import { sendBySmtp } from '../../src/notify/mail/send-mail.ts'
import { addressOf, codeOfInvitation } from './mails.ts'
import { DATES, type SeasonPerson, type SeasonWorld } from './season-world.ts'

export interface WaveFigures {
  readonly invited: number
  /** Who gets a letter, and who of these was to get none, or the other way round. */
  readonly letters: number
  readonly lettersAmiss: number
  /** Addresses that the mail server knows and that got none, or more than one. */
  readonly without: number
  readonly twice: number
  /** Mails that came to whom none was to come. */
  readonly strangers: number
  readonly refused: number
  /** From when a reset was asked for in the middle of the wave until its mail arrived. */
  readonly resetMs: number
  /** Of the season. */
  readonly minutes: number
}

const TURN_MS = 2_000
/** More than that wait only where the clock of this program runs ahead of the mail server. */
const MOST_WAITING = 200
const PASSWORD = 'Gletscher12!!'

/** Gives everybody's addresses to the commands as operators do, and sends the wave; the clock moves on as soon as the mail server has kept up. */
export async function sendWave(world: SeasonWorld): Promise<WaveFigures> {
  const { waveId, letters } = await prepareWave(world)
  const desk = await openInviting(world)
  let reset: Promise<number> | null = null
  try {
    let minutes = 0
    for (;;) {
      await desk.turn()
      const [wave] = await readWaves(world.db, waveId)
      if (!wave || (wave.left === 0 && wave.waiting === 0)) break
      if (wave.left > 0) minutes = desk.minutes()
      if (!reset && world.smtp.received.length * 2 >= wave.people) reset = desk.measureReset()
      // The last mails wait for the mail server alone.
      if (wave.left === 0) await sleep(50)
      while ((await countWaiting(world)) > MOST_WAITING) await sleep(50)
    }
    const planned = world.people.filter(({ address }) => address.kind === 'none' || address.kind === 'shared').length
    return { ...countMails(world), letters, lettersAmiss: Math.abs(letters - planned), resetMs: (await reset) ?? Number.NaN, minutes }
  } finally {
    await desk.close()
  }
}

async function prepareWave(world: SeasonWorld): Promise<{ waveId: number; letters: number }> {
  const { electionIds, people, admin, file } = world
  const head = 'election,number,first_name,last_name,birth_date,email,language'
  const contacts = await file('contacts.csv', [head, ...people.map(rowOf)])
  const dates = ['--submit-until', DATES.end, '--late-until', DATES.end, '--voters-from', DATES.votersFrom]
  const { contestId } = await admin('contest', 'create', 'Nationalrat 2027', '--elections', electionIds.join(), ...dates)
  const { posted } = await admin('candidacy', 'import', contacts, '--accept')
  const { waveId } = await admin('candidacy', 'wave', 'create', String(contestId))
  await admin('candidacy', 'wave', 'send', String(waveId))
  return { waveId, letters: posted }
}

const LANGUAGES = ['de', 'de', 'fr', 'it', 'rm'] as const

function rowOf({ election, number, firstName, lastName, address }: SeasonPerson, index: number): string {
  const born = new Date(Date.UTC(1950, 0, 1 + index * 3)).toISOString().slice(0, 10)
  return `${election.id},${number},"${firstName}","${lastName}",${born},${address.email},${LANGUAGES[index % LANGUAGES.length]}`
}

/** The desk in this process, with the workers of waves and mails, at the time of the invitations. */
async function openInviting({ db, url, dataKey, smtp }: SeasonWorld) {
  let clock: number = DATES.invited
  const now = () => new Date(clock)
  const onError = () => undefined
  const from = 'Plenara <noreply@plenara.example>'
  const send = sendBySmtp(`smtp://127.0.0.1:${smtp.port}`)
  const mails = startOutboxWorker({ db, dataKey, now, send, from, publicUrl: 'https://plenara.example', onError })
  const outbox = createOutbox({ dataKey, now, wake: mails.wake })
  let deskUrl = ''
  const close = await openDesk({
    ...{ url, dataKey, outbox, now, onError, folder: '', log: createLog('silent') },
    config: { callsPerAccount: 20, deskPort: 0, deskUrl: null, host: '127.0.0.1', publicUrl: 'https://plenara.example' },
    encode: async ({ bytes }) => ({ bytes, encoding: null }),
    hasher: createPasswordHasher({ running: 1 }),
    limiter: createLimiter({ store: createAttemptStore(db), dataKey, now, onError }),
    audit: async () => '0',
    address: () => '192.0.2.1',
    health: { ready: async () => [], write: async () => [] },
    onStep: (line) => {
      deskUrl = /http:\S+/.exec(line)?.[0] ?? ''
    },
    onWarning: () => undefined,
  })
  const post = async (path: string, body: object) => {
    const headers = { Origin: deskUrl, 'Content-Type': 'application/json' }
    const answer = await fetch(`${deskUrl}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  return {
    turn: async () => {
      await queueWaves({ db, dataKey, outbox, now, deskUrl })
      clock += TURN_MS
    },
    minutes: () => (clock - DATES.invited) / 60_000,
    /** Who was invited first takes it up, and has forgotten the password. */
    measureReset: async () => {
      const [first] = smtp.received
      const email = first ? addressOf(first) : ''
      await post('/claim', { code: first ? codeOfInvitation(first) : '', password: PASSWORD })
      const begin = performance.now()
      await post('/new-password', { email })
      while (!smtp.received.some((mail) => addressOf(mail) === email && /\/candidacy\/reset\?/.test(mail.text ?? ''))) await sleep(10)
      return performance.now() - begin
    },
    close: async () => {
      await close(0)
      await mails.stop()
    },
  }
}

async function countWaiting({ db }: SeasonWorld): Promise<number> {
  return (await db.selectFrom('outbox').select('mailId').execute()).length
}

function countMails({ people, smtp }: SeasonWorld): Pick<WaveFigures, 'invited' | 'refused' | 'strangers' | 'twice' | 'without'> {
  const counts = new Map<string, number>()
  for (const mail of smtp.received.filter(isInvitation)) counts.set(addressOf(mail), (counts.get(addressOf(mail)) ?? 0) + 1)
  const known = people.filter(({ address }) => address.kind === 'alone' || address.kind === 'put-off').map(({ address }) => address.email)
  const isKnown = new Set(known)
  const refused = people.filter(({ address }) => address.kind === 'refused').length
  return {
    invited: known.length + refused,
    without: known.filter((email) => !counts.has(email)).length,
    twice: [...counts.values()].filter((count) => count > 1).length,
    strangers: [...counts.keys()].filter((email) => !isKnown.has(email)).length,
    refused,
  }
}

function isInvitation(mail: ParsedMail): boolean {
  return codeOfInvitation(mail) !== ''
}
