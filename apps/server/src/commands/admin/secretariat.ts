import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import { acceptProposal, dropProposal, listProposals, type WaitingAddress } from '../../desk/candidacies/secretariats/address-proposals.ts'
import {
  addMember,
  findMember,
  type ListedSecretariat,
  listSecretariats,
  removeMember,
} from '../../desk/candidacies/secretariats/members.ts'
import { loadAgreedKey } from '../../keys/agree-on-key.ts'
import { guardKeyFile } from '../../keys/key-file.ts'
import { createOutbox } from '../../notify/mail/outbox.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminArguments, AdminCommand, AdminContext } from './admin-command.ts'
import { idOf } from './id-of.ts'

const TEXT = { type: 'string' } as const

/** Offices of parties and groups, which see how far those on their lists are and prepare what these allow. */
export const secretariatCommands: readonly AdminCommand[] = [
  {
    group: 'secretariat',
    verb: 'add',
    usage: '<name> <electionId> <lists> --email ADDRESS [--language fr]',
    title: 'makes a secretariat for lists such as 07,08, or adds lists and a person to one; the person gets a mail with the way in',
    options: { email: TEXT, language: TEXT },
    run: async ({ positionals, values }, context) => {
      const [name = '', election, lists = ''] = positionals
      const electionId = idOf('election', election)
      const listNumbers = [...new Set(lists.split(',').map((number) => number.trim()))].filter((number) => number !== '')
      const member = { name, electionId, listNumbers, email: emailOf(values.email), language: languageOf(values) }
      const adding = await mailingOf(context)
      await context.concerns(null)
      const added = await addMember(adding, member)
      const line = `${added.name} (${added.secretariatId}): ${added.lists} lists more; the server sends the mail`
      return { lines: [line], json: added }
    },
  },
  {
    group: 'secretariat',
    verb: 'lists',
    usage: '',
    title:
      'lists the secretariats with their lists, who belongs to them, how many candidates they may prepare, and who says not to be meant',
    run: async (_, { database, concerns }) => {
      const db = await database()
      await concerns(null)
      const secretariats = await listSecretariats(db)
      return { lines: secretariats.length > 0 ? secretariats.flatMap(linesOf) : ['There is no secretariat'], json: { secretariats } }
    },
  },
  {
    group: 'secretariat',
    verb: 'remove',
    usage: '<secretariatId> <email>',
    title: 'takes a person out of a secretariat at once; one without anybody goes, with what candidates allowed it',
    run: async ({ positionals: [id, email] }, { database, concerns }) => {
      const secretariatId = idOf('secretariat', id)
      const db = await database()
      const actorId = await findMember(db, { secretariatId, email: emailOf(email) })
      await concerns(`actor:${actorId}`)
      await removeMember(db, actorId, secretariatId)
      return { lines: [`Nobody of secretariat ${secretariatId} has this address any more`], json: { secretariatId, actorId } }
    },
  },
  {
    group: 'secretariat',
    verb: 'address',
    usage: '<list|accept|refuse> [candidateId]',
    title: 'lists the addresses that secretariats proposed, invites somebody at one, or drops it',
    run: async ({ positionals: [action = '', id] }, context) => {
      if (action !== 'list' && action !== 'accept' && action !== 'refuse') {
        throw new StartError(`"${action}" is none of list, accept, refuse`)
      }
      if (action === 'refuse') {
        const candidateId = idOf('candidate', id)
        const db = await context.database()
        await context.concerns(null)
        await dropProposal(db, candidateId)
        return { lines: [`The address of candidate ${candidateId} is dropped`], json: { candidateId } }
      }
      if (action === 'list') {
        const db = await context.database()
        const dataKey = await keyOf(context)
        await context.concerns(null)
        const addresses = await listProposals({ db, dataKey })
        return { lines: addresses.length > 0 ? addresses.map(lineOf) : ['No address waits'], json: { addresses } }
      }
      const candidateId = idOf('candidate', id)
      const inviting = await mailingOf(context)
      await context.concerns(null)
      const invited = await acceptProposal(inviting, candidateId)
      return { lines: [`${invited.name} is invited; the server sends the mail`], json: invited }
    },
  },
]

async function mailingOf(context: AdminContext) {
  const { config, database, now } = context
  const { deskUrl } = config
  if (deskUrl === null) throw new StartError('DESK_URL is not set: the link of the mail would lead nowhere')
  const db = await database()
  const dataKey = await keyOf(context)
  return { db, dataKey, now, deskUrl, outbox: createOutbox({ dataKey, now, wake: () => undefined }) }
}

async function keyOf({ config, database }: AdminContext) {
  await guardKeyFile(config.dataKeyFile)
  return loadAgreedKey(await database(), config.dataKeyFile)
}

function linesOf({ secretariatId, name, lists, members, grants }: ListedSecretariat): string[] {
  return [
    `${secretariatId}  ${name}: ${grants} candidates allow it to prepare`,
    ...lists.map((list) => `   election ${list.electionId}, list ${list.number} ${list.name}`),
    ...members.map(({ email, isHere, notMeAt }) => {
      const notMe = notMeAt && `says not to be meant (${zurichDay(notMeAt.getTime())})`
      return `   ${[email, isHere ? 'has come in' : 'invited', notMe].filter((word) => word !== null).join('  ')}`
    }),
  ]
}

const DOUBTS = { shared: 'also of somebody else', secretariat: 'of a secretariat' } as const

function lineOf({ candidateId, electionId, candidacy, email, secretariat, proposedAt, doubt }: WaitingAddress): string {
  const from = `by ${secretariat} (${zurichDay(proposedAt.getTime())})`
  return [candidateId, `election ${electionId}`, candidacy, email, from, doubt && DOUBTS[doubt]].filter((word) => word !== null).join('  ')
}

function emailOf(value: AdminArguments['values'][string]): string {
  if (typeof value !== 'string' || value.trim() === '') throw new StartError('Whose address? Say it')
  return value
}

function languageOf({ language }: AdminArguments['values']): InterfaceLanguage {
  if (language === undefined) return 'de'
  const found = INTERFACE_LANGUAGES.find((one) => one === language)
  if (!found) throw new StartError(`--language is "${language}", but must be one of ${INTERFACE_LANGUAGES.join(', ')}`)
  return found
}
