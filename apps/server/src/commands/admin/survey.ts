import { loadAgreedKey } from '../../keys/agree-on-key.ts'
import { guardKeyFile } from '../../keys/key-file.ts'
import { createOutbox } from '../../notify/mail/outbox.ts'
import { inviteVoters } from '../../notify/surveys/invite-voters.ts'
import type { AdminCommand } from './admin-command.ts'
import { idOf } from './id-of.ts'

/** The survey after an election. */
export const surveyCommands: readonly AdminCommand[] = [
  {
    group: 'survey',
    verb: 'invite',
    usage: '<surveyId> [--yes]',
    title: 'writes a mail to everybody who said yes to invitations and whom the survey is for, once for each of them',
    options: { yes: { type: 'boolean' } },
    run: async ({ positionals }, { config, now, database, concerns, confirm }) => {
      const surveyId = idOf('survey', positionals[0])
      await confirm(`Write to everybody whom survey ${surveyId} is for?`)
      const db = await database()
      await guardKeyFile(config.dataKeyFile)
      const dataKey = await loadAgreedKey(db, config.dataKeyFile)
      await concerns(null)
      const invited = await inviteVoters({ db, outbox: createOutbox({ dataKey, now, wake: () => undefined }), now }, surveyId)
      return { lines: [`${invited} invited to survey ${surveyId}; the server sends the mails`], json: { surveyId, invited } }
    },
  },
]
