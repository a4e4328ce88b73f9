import { languageTag } from '@plenara/domain/text-and-time'
import { Accordion } from '@plenara/ui/layout/accordion.tsx'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { DetailSection } from '../shared/detail-page/detail-columns.tsx'
import { RichText } from '../shared/rich-text/rich-text.tsx'
import styles from './vote.module.css'
import type { PeoplePart } from './vote-parts.ts'

/** The official explanations, section by section as they were published; all closed at first. */
export function Explanations({ explanations }: Pick<PeoplePart, 'explanations'>) {
  const t = useText()
  if (explanations.length === 0) return null
  return (
    <DetailSection title={t('votes.explanations.title')}>
      {explanations.map(({ source, language, sections, url }) => {
        const lang = languageTag(language)
        return (
          <div key={source}>
            <p className={styles.note}>{t(`votes.explanations.${source}`)}</p>
            {sections.map(({ kind, title, blocks }) => (
              <Accordion key={`${kind} ${title}`} title={title || t(`votes.explanations.section.${kind}`)} lang={title ? lang : undefined}>
                <RichText html={blocks.join('\n')} lang={lang} />
              </Accordion>
            ))}
            {url && <OutsideLink url={url}>{t('votes.explanations.open')}</OutsideLink>}
          </div>
        )
      })}
    </DetailSection>
  )
}
