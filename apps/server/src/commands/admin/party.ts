import { mergeParties, type PartyEntry, readParties, splitParty } from '../../catalogue/edit/merge-parties.ts'
import type { AdminCommand } from './admin-command.ts'
import { idOf } from './id-of.ts'

export const partyCommands: readonly AdminCommand[] = [
  {
    group: 'party',
    verb: 'list',
    usage: '',
    title: 'lists the parties of elections, with those that are shown as another one',
    run: async (_, { database, concerns }) => {
      const db = await database()
      await concerns(null)
      const parties = await readParties(db)
      return { lines: parties.length > 0 ? parties.map(lineOf) : ['There is no party'], json: { parties } }
    },
  },
  {
    group: 'party',
    verb: 'merge',
    usage: '<partyId> <intoPartyId>',
    title: 'shows a party as another one, with its lists, candidates and votes; "import undo" takes it back',
    run: async ({ positionals }, { database, concerns }) => {
      const [partyId, intoPartyId] = [idOf('party', positionals[0]), idOf('party', positionals[1])]
      const db = await database()
      await concerns(null)
      const { dataVersion } = await mergeParties(db, partyId, intoPartyId)
      return {
        lines: [`Party ${partyId} is shown as party ${intoPartyId}; the data has version ${dataVersion}`],
        json: { partyId, intoPartyId, dataVersion },
      }
    },
  },
  {
    group: 'party',
    verb: 'split',
    usage: '<partyId>',
    title: 'shows a party that was merged by itself again',
    run: async ({ positionals }, { database, concerns }) => {
      const partyId = idOf('party', positionals[0])
      const db = await database()
      await concerns(null)
      const { dataVersion } = await splitParty(db, partyId)
      return { lines: [`Party ${partyId} is shown by itself; the data has version ${dataVersion}`], json: { partyId, dataVersion } }
    },
  },
]

function lineOf({ id, key, shortName, color, lists, candidates, intoPartyId }: PartyEntry): string {
  const name = shortName.de ?? Object.values(shortName)[0] ?? ''
  const counts = [`${lists} lists`, `${candidates} candidates`, ...(intoPartyId === null ? [] : [`shown as ${intoPartyId}`])]
  return [id, name, key, color, ...counts].join('  ')
}
