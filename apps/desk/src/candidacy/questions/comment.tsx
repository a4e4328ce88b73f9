import type { ContentLanguage, Question } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { commentField, MAX_COMMENT } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useContentLanguage } from '../../data/queries.ts'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import { StatementText } from '../shared/statement-text.tsx'
import styles from './question-page.module.css'

interface CommentProps {
  readonly question: Question
  readonly isFrozen: boolean
  readonly saving: StatementSaving
}

/** The comment on a decision: in the language of the portal, in languages that already have a text, and in added ones. */
export function Comment({ question, isFrozen, saving }: CommentProps) {
  const t = useText()
  const portalLanguage = useContentLanguage()
  const [asked, setAsked] = useState<readonly ContentLanguage[]>([])
  const isShown = (language: ContentLanguage) =>
    language === portalLanguage || asked.includes(language) || saving.textOf(commentField(question.id, language)) !== ''
  const shown = CONTENT_LANGUAGES.filter(isShown)
  const others = CONTENT_LANGUAGES.filter((language) => !isShown(language))
  return (
    <section className={styles.comment} aria-labelledby="comment">
      <div className={styles.commentHead}>
        <h2 id="comment">{t('questions.comment')}</h2>
        <span>{t('text.voluntary')}</span>
      </div>
      <div className={styles.texts}>
        {shown.map((language) => (
          <StatementText
            key={language}
            statement={saving}
            field={commentField(question.id, language)}
            label={languageNames[language]}
            language={language}
            longest={MAX_COMMENT}
            isFrozen={isFrozen}
            isNew={language === asked.at(-1)}
          />
        ))}
      </div>
      {!isFrozen && others.length > 0 && (
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{t('text.further')}</legend>
          {others.map((language) => (
            <Button key={language} size="small" onClick={() => setAsked([...asked, language])}>
              <IconPlus size={20} aria-hidden /> <span lang={languageTag(language)}>{languageNames[language]}</span>
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  )
}
