import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import { inviteCandidate } from '../../desk/candidacies/invite.ts'
import { type ListedCandidacy, listCandidacies } from '../../desk/candidacies/list-candidacies.ts'
import { publishStatements } from '../../desk/candidacies/publication/publish-statements.ts'
import { type RateOfList, readRates } from '../../desk/candidacies/response-rates.ts'
import { loadAgreedKey } from '../../keys/agree-on-key.ts'
import { guardKeyFile } from '../../keys/key-file.ts'
import type { Delivery } from '../../notify/mail/deliveries.ts'
import { createOutbox } from '../../notify/mail/outbox.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminArguments, AdminCommand, AdminContext } from './admin-command.ts'
import { idOf } from './id-of.ts'

/** Those who stand for election and answer at the desk. */
export const candidacyCommands: readonly AdminCommand[] = [
  {
    group: 'candidacy',
    verb: 'invite',
    usage: '<electionId> <number> --email ADDRESS [--language fr]',
    title: 'invites the person of a number on the ballot, such as 01.05, to answer at the desk; a new invitation ends the former one',
    options: { email: { type: 'string' }, language: { type: 'string' } },
    run: async ({ positionals, values }, context) => {
      const { config, database, concerns, now } = context
      const electionId = idOf('election', positionals[0])
      const { deskUrl } = config
      if (deskUrl === null) throw new StartError('DESK_URL is not set: the link of the mail would lead nowhere')
      const person = { electionId, number: positionals[1] ?? '', email: emailOf(values), language: languageOf(values) }
      const db = await database()
      const dataKey = await keyOf(context)
      await concerns(null)
      const outbox = createOutbox({ dataKey, now, wake: () => undefined })
      const invited = await inviteCandidate({ db, dataKey, outbox, now, deskUrl }, person)
      const line = `${invited.name} is invited${invited.isRepeated ? ' again; the former link leads nowhere now' : ''}; the server sends the mail`
      return { lines: [line], json: { electionId, ...invited } }
    },
  },
  {
    group: 'candidacy',
    verb: 'list',
    usage: '<electionId>',
    title: 'lists who of an election was invited, who has taken it up, what became of the last mail, and who says not to be meant',
    run: async ({ positionals }, context) => {
      const electionId = idOf('election', positionals[0])
      const db = await context.database()
      const dataKey = await keyOf(context)
      await context.concerns(null)
      const candidacies = await listCandidacies(db, dataKey, { electionId, now: context.now() })
      const lines = candidacies.map(lineOf)
      return { lines: lines.length > 0 ? lines : [`Nobody of election ${electionId} was invited`], json: { electionId, candidacies } }
    },
  },
  {
    group: 'candidacy',
    verb: 'rates',
    usage: '<electionId>',
    title: 'says how many of each list have answered, as voters are told it, and how many of them at the desk',
    run: async ({ positionals }, { database }) => {
      const electionId = idOf('election', positionals[0])
      const lists = await readRates(await database(), electionId)
      const total = lists.reduce(
        (sum, one) => ({ answered: sum.answered + one.answered, total: sum.total + one.total, own: sum.own + one.own }),
        {
          ...{ answered: 0, total: 0, own: 0 },
        },
      )
      const lines = lists.map((one) => `${one.list ? `${one.list.number} ${one.list.name}` : 'without a list'}: ${rateOf(one)}`)
      return { lines: [...lines, `All: ${rateOf(total)}`], json: { electionId, lists, ...total } }
    },
  },
  {
    group: 'candidacy',
    verb: 'publish',
    usage: '[electionId]',
    title: 'shows voters now what was submitted, in one election or in all; servers do so by themselves within five minutes',
    run: async ({ positionals }, { database, concerns, now }) => {
      const [id] = positionals
      const only = id === undefined ? {} : { electionId: idOf('election', id) }
      const db = await database()
      await concerns(null)
      const published = await db.transaction().execute((tx) => publishStatements(tx, { now, ...only }))
      if (!published)
        return {
          lines: ['What was submitted is public already, or waits for the day from which voters see it'],
          json: { statements: 0, withdrawn: 0, moderated: 0, electionIds: [] },
        }
      const { statements, withdrawn, moderated, electionIds, dataVersion } = published
      const others = [withdrawn > 0 && `, ${withdrawn} withdrawn`, moderated > 0 && `, ${moderated} moderated`].filter(Boolean).join('')
      return {
        lines: [`Public now: ${statements} statements in ${electionIds.length} elections${others}; the data has version ${dataVersion}`],
        json: published,
      }
    },
  },
]

function lineOf({ number, name, email, state, mail, letter, notMeAt, bouncedAt }: ListedCandidacy): string {
  const words = [number ?? '-', name ?? 'no longer on the lists', email ?? 'no address', state]
  const notMe = notMeAt && `says not to be meant (${zurichDay(notMeAt.getTime())})`
  const bounced = bouncedAt && `mails come back (${zurichDay(bouncedAt.getTime())})`
  const printed = letter && `letter of ${zurichDay(letter.printedAt.getTime())}${letter.state === 'good' ? '' : ` ${letter.state}`}`
  return [...words, mail && wordsOf(mail), printed, notMe, bounced].filter((word) => word !== null).join('  ')
}

function rateOf({ answered, total, own }: Pick<RateOfList, 'answered' | 'total' | 'own'>): string {
  return `${answered} of ${total} have answered, ${own} of them at the desk`
}

function wordsOf({ kind, outcome, smtpCode, queuedAt, doneAt }: Delivery): string {
  const what = kind.replace('candidacy-', '')
  const day = zurichDay((doneAt ?? queuedAt).getTime())
  if (outcome === null) return `${what} waits since ${day}`
  return outcome === 'refused' ? `${what} refused with ${smtpCode} ${day}` : `${what} ${outcome} ${day}`
}

async function keyOf({ config, database }: AdminContext) {
  await guardKeyFile(config.dataKeyFile)
  return loadAgreedKey(await database(), config.dataKeyFile)
}

function emailOf({ email }: AdminArguments['values']): string {
  if (typeof email !== 'string' || email.trim() === '') throw new StartError('Where is the mail to go? Say --email')
  return email
}

function languageOf({ language }: AdminArguments['values']): InterfaceLanguage {
  if (language === undefined) return 'de'
  const found = INTERFACE_LANGUAGES.find((one) => one === language)
  if (!found) throw new StartError(`--language is "${language}", but must be one of ${INTERFACE_LANGUAGES.join(', ')}`)
  return found
}
