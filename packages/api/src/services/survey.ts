import type { AppPlatform, LocaleCode, Survey } from '@plenara/contract'
import type { Services } from '../handler.ts'
import { presentSurvey } from '../presenters/survey.ts'
import { languageOf } from '../presenters/texts.ts'

/** The surveys and notifications of a form of the app, or of every one, in the language asked for [API-5]. */
export async function getSurveys(
  { surveys, catalogue }: Pick<Services, 'surveys' | 'catalogue'>,
  { lang, app }: { readonly lang?: LocaleCode | undefined; readonly app?: AppPlatform | undefined },
): Promise<Survey[]> {
  const [records, { cantons }] = await Promise.all([surveys?.() ?? [], catalogue.common()])
  const cantonIds = new Map(cantons.map(({ id, code }) => [code, id]))
  const wanted = records.filter((record) => app === undefined || record.app === null || record.app === app)
  return wanted.map((record) => presentSurvey(record, cantonIds, languageOf(lang)))
}
