import type { CantonCode, ContentLanguage, Survey, SurveyRecord } from '@plenara/contract'
import { createTextReader } from './texts.ts'

/** A record with the texts and the form of one language. */
export function presentSurvey(record: SurveyRecord, cantonIds: ReadonlyMap<CantonCode, number>, language: ContentLanguage): Survey {
  const texts = createTextReader(language)
  const { notificationTitle, notificationBody, title, text, url, cantons, ...plain } = record
  return {
    ...plain,
    cantons: cantons?.flatMap((code) => cantonIds.get(code) ?? []) ?? null,
    notificationTitle: texts.required('notificationTitle', notificationTitle),
    notificationBody: texts.required('notificationBody', notificationBody),
    title: texts.required('title', title),
    text: texts.required('text', text),
    url: texts.optional('url', url),
    ...texts.fallback(),
  }
}
