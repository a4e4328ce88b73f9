import { setResultPublic } from '../../catalogue/publish-result.ts'
import { replaceElected } from '../../catalogue/replace-elected.ts'
import type { AdminCommand } from './admin-command.ts'
import { idOf } from './id-of.ts'

export const resultCommands: readonly AdminCommand[] = [
  command('publish', true, 'shows the result of an election to everybody'),
  command('withdraw', false, 'hides the result of an election again'),
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

function command(verb: string, isPublic: boolean, title: string): AdminCommand {
  return {
    group: 'result',
    verb,
    usage: '<electionId>',
    title,
    run: async ({ positionals }, { database, concerns }) => {
      const electionId = idOf('election', positionals[0])
      const db = await database()
      await concerns(null)
      const { changed, dataVersion } = await setResultPublic(db, electionId, isPublic)
      const state = isPublic ? 'public' : 'not public'
      const line = `The result of election ${electionId} is ${changed ? 'now' : 'already'} ${state}`
      return { lines: [line], json: { electionId, isPublic, changed, dataVersion } }
    },
  }
}
