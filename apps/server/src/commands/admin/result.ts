import { setResultPublic } from '../../catalogue/publish-result.ts'
import type { AdminCommand } from './admin-command.ts'
import { idOf } from './id-of.ts'

export const resultCommands: readonly AdminCommand[] = [
  command('publish', true, 'shows the result of an election to everybody'),
  command('withdraw', false, 'hides the result of an election again'),
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
