import { zurichDay } from '@plenara/domain'
import {
  acceptCorrection,
  listCorrections,
  refuseCorrection,
  type WaitingCorrection,
} from '../../desk/candidacies/corrections/decide-correction.ts'
import { loadAgreedKey } from '../../keys/agree-on-key.ts'
import { guardKeyFile } from '../../keys/key-file.ts'
import { createOutbox } from '../../notify/mail/outbox.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminCommand, AdminContext } from './admin-command.ts'
import { idOf } from './id-of.ts'

/** What those who stand want to be corrected once nothing can be changed any more. */
export const candidacyCorrectionCommands: readonly AdminCommand[] = [
  {
    group: 'candidacy',
    verb: 'correct',
    usage: '<list|accept|refuse> [id] [--reason TEXT]',
    title: 'lists the corrections that wait, accepts one, which becomes public, or refuses it for a reason; the person gets a mail',
    options: { reason: { type: 'string' } },
    run: async ({ positionals: [action = '', id], values }, context) => {
      if (action === 'list') {
        const corrections = await listCorrections(await context.database())
        return { lines: corrections.length > 0 ? corrections.flatMap(linesOf) : ['No correction waits'], json: { corrections } }
      }
      if (action !== 'accept' && action !== 'refuse') throw new StartError(`"${action}" is none of list, accept, refuse`)
      const correctionId = idOf('correction', id)
      const deciding = await decidingOf(context)
      await context.concerns(null)
      if (action === 'refuse') {
        const { candidacyId } = await refuseCorrection(deciding, correctionId, typeof values.reason === 'string' ? values.reason : '')
        return { lines: [`Correction ${correctionId} is refused`], json: { correctionId, candidacyId } }
      }
      const accepted = await acceptCorrection(deciding, correctionId)
      return { lines: [`Correction ${correctionId} is accepted; voters see it with the next publication`], json: accepted }
    },
  },
]

async function decidingOf({ config, database, now }: AdminContext) {
  const { deskUrl } = config
  if (deskUrl === null) throw new StartError('DESK_URL is not set: the link of the mail would lead nowhere')
  const db = await database()
  await guardKeyFile(config.dataKeyFile)
  const dataKey = await loadAgreedKey(db, config.dataKeyFile)
  return { db, now, deskUrl, outbox: createOutbox({ dataKey, now, wake: () => undefined }) }
}

function linesOf({ correctionId, electionId, candidacy, field, before, after, reason, askedAt }: WaitingCorrection): string[] {
  return [
    `${correctionId}  election ${electionId}, ${candidacy ?? 'no longer on the lists'}, asked on ${zurichDay(askedAt.getTime())}`,
    `   ${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`,
    `   because: ${reason}`,
  ]
}
