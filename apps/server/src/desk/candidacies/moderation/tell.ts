import { type InterfaceLanguage, MODERATION_REASONS } from '@plenara/contract'
import { pickText, toContentLanguage } from '@plenara/domain'
import { readAddress } from '../../../accounts/actors/actor-password.ts'
import type { Database } from '../../../db/database.ts'
import { fieldInMail, reasonInMail } from '../../../notify/mail/write-mail.ts'
import { addDeskMail, type DeskMailing, lineOf } from '../desk-mail.ts'
import type { Moderated } from './moderated.ts'

/** What a person is told of a decision. */
export type DecisionMail = 'held' | 'returned' | 'restored' | 'appeal-refused'

/** Tells a person what was decided on a field, and why; whether there is somebody to tell it. */
export async function mailDecision(tx: Database, mailing: DeskMailing, moderated: Moderated, mail: DecisionMail): Promise<boolean> {
  const { candidacyId, actorId, official, field } = moderated
  if (actorId === null) return false
  const { language, email } = await readAddress(tx, actorId)
  const reason = await readReason(tx, moderated)
  await addDeskMail(tx, mailing, {
    ...{ kind: `candidacy-text-${mail}`, of: { candidacyId }, to: email, language, expiresAt: null },
    link: `${mailing.deskUrl}/candidacy/${candidacyId}/decision`,
    values: {
      candidacy: lineOf(official),
      election: official.election.name,
      field: fieldInMail(field, await questionOf(tx, field, language), language),
      ...(reason && { reason: reasonInMail(reason, language) }),
    },
  })
  return true
}

/** Of the last decision on a field that has one. */
async function readReason(tx: Database, { candidacyId, field }: Moderated) {
  const row = await tx
    .selectFrom('moderationDecision')
    .select('reason')
    .where('candidacyId', '=', candidacyId)
    .where('field', '=', field)
    .where('reason', 'in', MODERATION_REASONS)
    .orderBy('decisionId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason ?? null
}

async function questionOf(tx: Database, field: string, language: InterfaceLanguage): Promise<string> {
  const [kind, id] = field.split('/')
  if (kind !== 'comment') return ''
  const row = await tx.selectFrom('question').select('text').where('id', '=', Number(id)).executeTakeFirst()
  return row ? (pickText(row.text, toContentLanguage(language))?.text ?? '') : ''
}
