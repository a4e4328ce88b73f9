import { readFile } from 'node:fs/promises'
import { CONTENT_LANGUAGES, MODERATION_REASONS, type ModerationReason } from '@plenara/contract'
import { type ListedWord, zurichDay } from '@plenara/domain'
import { type Decided, holdField, keepField, type Moderating, restoreField, returnField } from '../../desk/candidacies/moderation/decide.ts'
import { findModerated, type NamedField } from '../../desk/candidacies/moderation/moderated.ts'
import { type QueuedField, readQueue, type Why } from '../../desk/candidacies/moderation/queue.ts'
import { loadAgreedKey } from '../../keys/agree-on-key.ts'
import { guardKeyFile } from '../../keys/key-file.ts'
import { createOutbox } from '../../notify/mail/outbox.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminArguments, AdminCommand, AdminContext, AdminReport } from './admin-command.ts'
import { idOf } from './id-of.ts'

const FIELD = '<electionId> <number> <field>'
const REASONS = MODERATION_REASONS.join('|')
const WITH_REASON = { reason: { type: 'string' } } as const

/** What operators decide on texts and pictures of those who stand, one field in one language at a time. Answers are numbers and never held back. */
export const candidacyModerationCommands: readonly AdminCommand[] = [
  {
    group: 'candidacy',
    verb: 'queue',
    usage: '[electionId] [--words FILE]',
    title:
      'lists the texts and pictures that somebody has to look at, the longest waiting first; --words: a list of words that count, one a line',
    options: { words: { type: 'string' } },
    run: async ({ positionals: [id], values }, { database, now }) => {
      const words = typeof values.words === 'string' ? await readWords(values.words) : []
      const only = id === undefined ? {} : { electionId: idOf('election', id) }
      const fields = await readQueue(await database(), { ...only, words, now: now() })
      return { lines: fields.length > 0 ? fields.flatMap(linesOf) : ['Nothing waits'], json: { fields } }
    },
  },
  {
    group: 'candidacy',
    verb: 'hide',
    usage: `${FIELD} --reason ${REASONS}`,
    title: 'holds a text back from voters, such as text/motto/de, comment/12/fr, link/x, portrait; its person gets a mail and can object',
    options: WITH_REASON,
    run: async (args, context) => {
      const reason = reasonOf(args.values)
      const after = 'is held back; voters no longer see it with the next publication'
      return decide(args, context, { after, work: (moderating, named) => holdField(moderating, named, reason) })
    },
  },
  {
    group: 'candidacy',
    verb: 'return',
    usage: `${FIELD} --reason ${REASONS}`,
    title: 'gives a text back to its person, who is to change it within 48 hours; voters see it meanwhile',
    options: WITH_REASON,
    run: async (args, context) => {
      const reason = reasonOf(args.values)
      return decide(args, context, { after: 'is returned', work: (moderating, named) => returnField(moderating, named, reason) })
    },
  },
  {
    group: 'candidacy',
    verb: 'restore',
    usage: `${FIELD} [--revision N]`,
    title: 'shows a text again, word for word; one that was changed since only with the number of the statement that you looked at',
    options: { revision: { type: 'string' } },
    run: async (args, context) => {
      const { revision } = args.values
      const looked = revision === undefined ? undefined : idOf('revision', String(revision))
      const after = 'is shown again with the next publication'
      return decide(args, context, { after, work: (moderating, named) => restoreField(moderating, named, looked) })
    },
  },
  {
    group: 'candidacy',
    verb: 'keep',
    usage: FIELD,
    title: 'leaves a text of the queue as it is',
    run: (args, context) => decide(args, context, { after: 'stays as it is', work: keepField }),
  },
]

interface Decision {
  readonly after: string
  readonly work: (moderating: Moderating, named: NamedField) => Promise<Decided>
}

async function decide({ positionals }: AdminArguments, context: AdminContext, { after, work }: Decision): Promise<AdminReport> {
  const [id, number = '', field = ''] = positionals
  const named = { electionId: idOf('election', id), number, field }
  const moderating = await moderatingOf(context)
  const { candidacyId } = await findModerated(moderating.db, named)
  await context.concerns(`candidacy:${candidacyId}`)
  const decided = await work(moderating, named)
  const told = decided.isTold ? '; the server sends the mail' : ''
  return { lines: [`${field} of number ${number} ${after}${told}`], json: { ...named, ...decided } }
}

async function moderatingOf({ config, database, now }: AdminContext): Promise<Moderating> {
  const { deskUrl } = config
  if (deskUrl === null) throw new StartError('DESK_URL is not set: the link of the mail would lead nowhere')
  const db = await database()
  await guardKeyFile(config.dataKeyFile)
  const dataKey = await loadAgreedKey(db, config.dataKeyFile)
  return { db, now, deskUrl, outbox: createOutbox({ dataKey, now, wake: () => undefined }) }
}

function reasonOf({ reason }: AdminArguments['values']): ModerationReason {
  const found = MODERATION_REASONS.find((one) => one === reason)
  if (!found) throw new StartError(`Why? Say --reason with one of ${MODERATION_REASONS.join(', ')}`)
  return found
}

/** One word or line of words a line; `fr: word` counts in that language alone. Empty lines, and those that begin with #, count for nothing. */
async function readWords(path: string): Promise<ListedWord[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`${path} cannot be read`)
  })
  return text.split(/\r?\n/).flatMap((line) => {
    const [, language, word = ''] = /^\s*(?:(de|fr|it|rm):)?(.*)$/u.exec(line) ?? []
    if (word.trim() === '' || word.trim().startsWith('#')) return []
    const found = CONTENT_LANGUAGES.find((one) => one === language)
    return [{ word: word.trim(), ...(found && { language: found }) }]
  })
}

function linesOf(queued: QueuedField): string[] {
  const { electionId, number, candidacy, field, revision, value, isHeld, since, why } = queued
  return [
    `election ${electionId}, ${candidacy}, since ${zurichDay(since.getTime())}`,
    `   ${field}${isHeld ? ' (held back)' : ''}, as submitted under number ${revision}: ${JSON.stringify(value)}`,
    ...why.map((one) => `   ${wordsOf(one)}`),
    `   candidacy hide|return|restore|keep ${electionId} ${number ?? ''} ${field}`,
  ]
}

function wordsOf(why: Why): string {
  if (why.kind === 'marks') return `marks: ${why.marks.join(', ')}`
  if (why.kind === 'reports') {
    return `reported: ${Object.entries(why.reports)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ')}`
  }
  if (why.kind === 'appeal') return `objection: ${JSON.stringify(why.text)}`
  if (why.kind === 'changed') return 'it was changed since it is held back'
  return why.kind === 'unchanged'
    ? 'it was returned 48 hours ago and says the same'
    : 'it is held back since a restore: for which reason is not known'
}
