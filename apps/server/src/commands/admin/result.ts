import { CONTENT_LANGUAGES, IMPORT_LOSSES, type ImportLoss, type LocalizedText } from '@plenara/contract'
import { NotAccepted, publishResults, withdrawResult } from '../../catalogue/results/publish-result.ts'
import { replaceElected } from '../../catalogue/results/replace-elected.ts'
import { readResultStates } from '../../catalogue/results/result-states.ts'
import { StartError } from '../../platform/start-error.ts'
import { shellCommand } from '../../intake/shown-command.ts'
import type { AdminArguments, AdminCommand } from './admin-command.ts'
import { idOf, idsOf } from './id-of.ts'
import { changeLines, stateLine } from './result-lines.ts'

const MAX_REASON = 1_000
const ADMIN = ['npm', 'run', 'admin', '--']

export const resultCommands: readonly AdminCommand[] = [
  {
    group: 'result',
    verb: 'list',
    usage: '',
    title: 'lists the elections that have a result, what of it is public, and which drafts wait',
    run: async (_, { database }) => {
      const states = await readResultStates(await database())
      return { lines: states.length > 0 ? states.map(stateLine) : ['No election has a result yet'], json: { results: states } }
    },
  },
  {
    group: 'result',
    verb: 'show',
    usage: '<electionId>',
    title: 'shows the result of an election, and what publishing its draft would change',
    run: async ({ positionals }, { database }) => {
      const electionId = idOf('election', positionals[0])
      const [state] = await readResultStates(await database(), electionId)
      if (!state) throw new StartError(`There is no election ${electionId}, or it has no result`)
      return { lines: [stateLine(state), ...changeLines(state)], json: { result: state } }
    },
  },
  {
    group: 'result',
    verb: 'publish',
    usage: '<electionIds>',
    title: 'shows the results of elections, such as 1,2,3, to everybody, all or none: their drafts, or the ones that were withdrawn',
    options: { 'accept-losses': { type: 'string' } },
    run: async ({ positionals, values }, { database, concerns }) => {
      const electionIds = idsOf('election', positionals[0])
      const accepted = acceptedOf(values['accept-losses'])
      const db = await database()
      await concerns(null)
      const { shown, changed, dataVersion } = await publishResults(db, electionIds, accepted).catch((error: unknown) => {
        if (!(error instanceof NotAccepted)) throw error
        const losses = [...new Set([...accepted, ...error.losses])].join()
        const command = shellCommand([...ADMIN, 'result', 'publish', electionIds.join(), '--accept-losses', losses])
        throw new StartError(`${error.message}. Or, if that is right: ${command}`)
      })
      const lines = electionIds.map((id) => `The result of election ${id} is ${shown.includes(id) ? 'now' : 'already'} public`)
      return { lines, json: { electionIds, isPublic: true, changed, dataVersion } }
    },
  },
  {
    group: 'result',
    verb: 'withdraw',
    usage: '<electionId>',
    title: 'hides the result of an election; readers see that it is withdrawn and why, e.g. --reason-de "Nachzählung"',
    options: Object.fromEntries(CONTENT_LANGUAGES.map((language) => [`reason-${language}`, { type: 'string' }])),
    run: async ({ positionals, values }, { database, concerns }) => {
      const electionId = idOf('election', positionals[0])
      const reason = reasonOf(values)
      const db = await database()
      await concerns(null)
      const { changed, dataVersion } = await withdrawResult(db, electionId, reason)
      const line = `The result of election ${electionId} is ${changed ? 'now' : 'already'} withdrawn`
      return { lines: [line], json: { electionId, isPublic: false, changed, dataVersion } }
    },
  },
  {
    group: 'result',
    verb: 'replace',
    usage: '<electionId> <electedId> <successorId>',
    title: 'notes who took over the seat of an elected candidate',
    run: async ({ positionals }, { database, concerns }) => {
      const [electionId, electedId, successorId] = ['election', 'elected candidate', 'successor'].map((what, at) =>
        idOf(what, positionals[at]),
      )
      const replacement = { electionId: electionId ?? 0, electedId: electedId ?? 0, successorId: successorId ?? 0 }
      const db = await database()
      await concerns(null)
      const { changed, dataVersion } = await replaceElected(db, replacement)
      const line = `Candidate ${successorId} ${changed ? 'now' : 'already'} has the seat of candidate ${electedId} in election ${electionId}`
      return { lines: [line], json: { ...replacement, changed, dataVersion } }
    },
  },
]

function acceptedOf(value: string | boolean | undefined): ReadonlySet<ImportLoss> {
  const words = typeof value === 'string' ? value.split(',').map((word) => word.trim()) : []
  const accepted = words.map((word) => {
    const found = IMPORT_LOSSES.find((loss) => loss === word)
    if (!found) throw new StartError(`--accept-losses names some of ${IMPORT_LOSSES.join(', ')}; "${word}" is none`)
    return found
  })
  return new Set(accepted)
}

function reasonOf(values: AdminArguments['values']): LocalizedText | null {
  const texts = CONTENT_LANGUAGES.flatMap((language) => {
    const text = values[`reason-${language}`]
    return typeof text === 'string' && text.trim() !== '' ? [[language, text.trim()] as const] : []
  })
  const [long] = texts.filter(([, text]) => text.length > MAX_REASON)
  if (long) throw new StartError(`--reason-${long[0]} has more than ${MAX_REASON} characters`)
  return texts.length > 0 ? Object.fromEntries(texts) : null
}
