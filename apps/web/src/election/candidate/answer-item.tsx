import type { Category, ContentLanguage, MatchContribution, MatchContributions } from '@plenara/contract'
import type { NotedFact } from '@plenara/domain/people'
import { languageTag } from '@plenara/domain/text-and-time'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconStar } from '@tabler/icons-react'
import { shownPoints } from '../../shared/person/shown-points.ts'
import { PinControl } from '../../shared/pins/pin-control.tsx'
import type { ComparedAnswer } from './answer-comparison.ts'
import styles from './candidate-answers.module.css'
import { ComparedScale } from './compared-scale.tsx'
import { WhatIf } from './what-if.tsx'

export interface AnswerItemProps {
  readonly answer: ComparedAnswer
  readonly name: string
  readonly topic: Category | undefined
  readonly contributions: MatchContributions
  readonly canAdopt: boolean
  /** Whether short questions are open: then no percent is shown, nor what would change it. */
  readonly isEarly: boolean
  /** The fact of a pin on the answer. */
  readonly fact: NotedFact
}

/** A question: both answers on one scale, their points, the candidate's comment, and what another answer would change. */
export function AnswerItem({ answer, name, topic, contributions, canAdopt, isEarly, fact }: AnswerItemProps) {
  const t = useText()
  const { question } = answer
  return (
    <>
      <p className={styles.topic}>
        <span lang={topic?.fallback?.name}>{topic?.name}</span>
        <b>{t(answer.likeness ? `candidate.likeness.${answer.likeness}` : 'candidate.likeness.none')}</b>
      </p>
      <div className={styles.question}>
        <h3 lang={question.fallback?.text}>{question.text}</h3>
        {answer.theirs !== undefined && <PinControl fact={fact} label={question.text} shortLabel={t('notes.type.candidate_response')} />}
      </div>
      {answer.isImportant && (
        <p className={styles.important}>
          <IconStar size={20} aria-hidden /> <span>{t('candidate.important', { name })}</span>
        </p>
      )}
      <ComparedScale answer={answer} name={name} />
      <Points contribution={answer.contribution} name={name} />
      {answer.comment && <Comment comment={answer.comment} language={answer.commentLanguage} />}
      {typeof answer.theirs === 'number' && !isEarly && <WhatIf answer={answer} contributions={contributions} canAdopt={canAdopt} />}
    </>
  )
}

interface CommentProps {
  readonly comment: string
  readonly language: ContentLanguage | undefined
}

/** The candidate's comment; with the name of its language if it is not that of the reader. */
function Comment({ comment, language }: CommentProps) {
  const t = useText()
  if (!language) return <blockquote className={styles.comment}>{comment}</blockquote>
  return (
    <>
      <p className={styles.language}>{t('candidate.comment.language', { language: languageNames[language] })}</p>
      <blockquote className={styles.comment} lang={languageTag(language)}>
        {comment}
      </blockquote>
    </>
  )
}

/** The points of a question with distance and weight, or the reason why it does not count. */
function Points({ contribution, name }: { readonly contribution: MatchContribution; readonly name: string }) {
  const t = useText()
  const { voterValue, candidateValue, weight, points, possible, uncounted } = contribution
  if (uncounted !== null) return <p className={styles.points}>{t(`candidate.uncounted.${uncounted}`, { name })}</p>
  return (
    <p className={`num ${styles.points}`}>
      <b>{t('candidate.points', { points: shownPoints(points), possible: shownPoints(possible) })}</b>
      <span>{t('candidate.distance', { distance: Math.abs((voterValue ?? 0) - (candidateValue ?? 0)) })}</span>
      <span>{t('candidate.weight', { weight })}</span>
    </p>
  )
}
