import type { ContentLanguage } from '@plenara/contract'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { Article } from '../../shared/page/article.tsx'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { type LegalPageName, textOf } from './texts.ts'

/** A text of law, open to everybody; the texts are Markdown files, the operator's facts are in `operator.json`. */
export function LegalPage({ name }: { readonly name: LegalPageName }) {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  return (
    <EntryPage title={t(`common.legal.${name}`)} wide>
      <Article text={textOf(name, content)} language={content} />
    </EntryPage>
  )
}
