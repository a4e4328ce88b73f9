import type { CandidacyOfPerson } from '@plenara/contract'
import { emptyField, isOfProfile } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useQuestionnaire } from '../../data/queries.ts'
import { useSaveQueue } from '../../data/use-save-queue.ts'
import { ErrorState, Loading } from '../../page/states.tsx'
import { fieldNameOf, languageOfField, useFieldWords } from '../corrections/field-words.ts'
import listStyles from '../shared/field-list.module.css'
import { NotSaved } from '../shared/save-state.tsx'
import styles from './preparation-page.module.css'

interface PreparedFieldsProps {
  readonly candidacy: CandidacyOfPerson
  /** Shows only the unchecked fields of the profile. */
  readonly isOfUnseenProfile?: boolean
}

/** The fields that secretariats wrote, each with its author, until the person confirms or changes them. */
export function PreparedFields({ candidacy, isOfUnseenProfile = false }: PreparedFieldsProps) {
  const t = useText()
  const questionnaire = useQuestionnaire(candidacy.id)
  const statement = useSaveQueue(candidacy)
  const { nameOf, wordsOf } = useFieldWords(questionnaire.data?.questions ?? [])
  if (questionnaire.error) return <ErrorState error={questionnaire.error} onRetry={() => questionnaire.refetch()} />
  if (!questionnaire.data) return <Loading rows={2} />
  const shown = candidacy.prepared.filter(({ field, isSeen }) => !isOfUnseenProfile || (!isSeen && isOfProfile(field)))
  if (shown.length === 0) return null
  const isPerson = candidacy.role === 'person'
  const Heading = isOfUnseenProfile ? 'h2' : 'h3'
  return (
    <>
      <NotSaved saving={statement.saving} onRetry={statement.queue.flush} />
      <ul className={listStyles.fields}>
        {shown.map(({ field, by, isSeen }) => {
          const value = statement.valueIn(field) ?? emptyField(field) ?? null
          const language = languageOfField(fieldNameOf(field))
          const Icon = isSeen ? IconCircleCheck : IconCircleDashed
          return (
            <li key={field}>
              <Heading className={listStyles.name}>{nameOf(field)}</Heading>
              <p className={listStyles.value} lang={language && languageTag(language)}>
                {wordsOf(field, value)}
              </p>
              <p className={styles.by}>{t('preparation.by', { name: by ?? t('preparation.formerly') })}</p>
              <p className={isSeen ? styles.seen : styles.unseen}>
                <Icon size={20} aria-hidden />
                <span>{t(isSeen ? (isPerson ? 'preparation.seen' : 'preparation.seenByPerson') : 'preparation.unseen')}</span>
              </p>
              {!isSeen && isPerson && !candidacy.isFrozen && !statement.saving.pending.has(field) && (
                <Button
                  size="small"
                  aria-label={t('preparation.keepOf', { name: nameOf(field) })}
                  onClick={() => statement.queue.change(field, value)}
                >
                  {t('preparation.keep')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
