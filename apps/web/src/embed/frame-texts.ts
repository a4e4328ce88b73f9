import { type Messages, setupI18n } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'
import { formatLocale } from '@plenara/ui/text/format-locale.ts'

/** The texts of the frame, from the catalogues of the app; the build puts them into the page. */
export const FRAME_TEXTS = [
  'account.location.zip',
  'common.back',
  'common.loading',
  'common.newTab',
  'common.next',
  'common.retry',
  'election.constituency.title',
  'embed.again',
  'embed.bands',
  'embed.begin',
  'embed.chooseAnswer',
  'embed.chooseOne',
  'embed.continue',
  'embed.failed',
  'embed.invalidZip',
  'embed.lead',
  'embed.municipality',
  'embed.noScript',
  'embed.none',
  'embed.openPlenara',
  'embed.question',
  'embed.silent',
  'embed.title',
  'embed.unknownZip',
  'outlook.after',
  'outlook.band',
  'outlook.bandSpoken',
  'outlook.bandSpokenPlain',
  'outlook.better',
  'outlook.group',
  'outlook.howExact',
  'outlook.howExactText',
  'outlook.list',
  'outlook.lists',
  'outlook.noAdvice',
  'outlook.onDevice',
  'outlook.precision.fair',
  'outlook.precision.rough',
  'outlook.three',
  'outlook.title',
  'questionnaire.scale.agree',
  'questionnaire.scale.betweenDisagreeNeutral',
  'questionnaire.scale.betweenNeutralAgree',
  'questionnaire.scale.disagree',
  'questionnaire.scale.dontKnow',
  'questionnaire.scale.less',
  'questionnaire.scale.more',
  'questionnaire.scale.muchLess',
  'questionnaire.scale.muchMore',
  'questionnaire.scale.neutral',
  'questionnaire.scale.no',
  'questionnaire.scale.noReply',
  'questionnaire.scale.ratherNo',
  'questionnaire.scale.ratherYes',
  'questionnaire.scale.same',
  'questionnaire.scale.totallyAgree',
  'questionnaire.scale.totallyDisagree',
  'questionnaire.scale.yes',
  'source.fictional',
] as const
export type FrameText = (typeof FRAME_TEXTS)[number]

/** The text of an id with its values filled in. */
export type Translate = (id: FrameText, values?: Readonly<Record<string, string | number>>) => string

export function createTranslate(language: InterfaceLanguage, messages: Messages): Translate {
  const i18n = setupI18n({ locale: language, locales: formatLocale(language), messages: { [language]: messages } })
  return (id, values) => i18n._(id, values)
}
