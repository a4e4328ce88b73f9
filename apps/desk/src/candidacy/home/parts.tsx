import type { CandidacyOfPerson } from '@plenara/contract'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Link } from 'react-router'
import { TEXT_SECTIONS, type TextSection } from '../profile/sections.ts'
import { frozenTextId } from '../shared/frozen-text.ts'
import styles from './home-page.module.css'
import { commentsState, furtherState, interestsState, type PartState, portraitState, textsState } from './part-state.ts'

interface PartsProps {
  readonly candidacy: CandidacyOfPerson
}

/** The progress of each part of the statement. */
export function Parts({ candidacy }: PartsProps) {
  const t = useText()
  const comments = commentsState(candidacy.comments)
  const interests = interestsState(candidacy)
  const further = furtherState(candidacy)
  return (
    <section>
      <h2>{t('home.parts')}</h2>
      <ul className={styles.parts}>
        <Answers candidacy={candidacy} />
        {candidacy.role === 'person' && (
          <VoluntaryPart
            to="portrait"
            name={t('portrait.title')}
            detail={t(`home.portrait.${candidacy.portrait.by}`)}
            state={portraitState(candidacy)}
          />
        )}
        {(Object.keys(TEXT_SECTIONS) as TextSection[]).map((section) => {
          const state = textsState(section, candidacy)
          const detail = t('home.profile.of', { n: state.count, total: TEXT_SECTIONS[section].length })
          return <VoluntaryPart key={section} to="profile" name={t(`profile.section.${section}`)} detail={detail} state={state} />
        })}
        <VoluntaryPart to="question" name={t('home.comments')} detail={t('home.comments.count', { n: comments.count })} state={comments} />
        <VoluntaryPart
          to="profile"
          name={t('profile.section.interests')}
          detail={t('home.interests.count', { n: interests.count })}
          state={interests}
        />
        <VoluntaryPart
          to="profile"
          name={t('home.further')}
          detail={t('home.profile.of', { n: further.count, total: 3 })}
          state={further}
        />
        {candidacy.role === 'person' && <Submission candidacy={candidacy} />}
      </ul>
      {candidacy.isFrozen && <p className={styles.frozen}>{t(frozenTextId(candidacy))}</p>}
      {candidacy.isFrozen && candidacy.submission && (
        <Link to="correction" className={styles.correction}>
          {t('correction.ask')}
        </Link>
      )}
    </section>
  )
}

function Answers({ candidacy: { missing, copied, prepared, role } }: PartsProps) {
  const t = useText()
  const { undecided, withoutReply, withoutReplyAllowed } = missing
  const tooMany = withoutReply - withoutReplyAllowed
  const written = prepared.filter(({ field, isSeen }) => role === 'person' && !isSeen && field.startsWith('answer/'))
  const unchecked = copied.length + written.length
  return (
    <Part
      to="question"
      name={t('home.answers')}
      detail={t('home.withoutReply', { n: withoutReply, max: withoutReplyAllowed })}
      isDone={undecided.length === 0 && tooMany <= 0 && unchecked === 0}
      state={
        undecided.length > 0
          ? t('home.state.open', { n: undecided.length })
          : tooMany > 0
            ? t('home.state.tooMany', { n: tooMany })
            : unchecked > 0
              ? t('home.state.check', { n: unchecked })
              : t('home.state.done')
      }
    />
  )
}

function Submission({ candidacy: { submission, isChanged } }: PartsProps) {
  const t = useText()
  const isSubmitted = submission !== null && !isChanged
  const at = submission && swissMoment(submission.submittedAt)
  return (
    <Part
      to="submit"
      name={t('home.submission')}
      detail={at ? t('home.submitted', { revision: submission.revision, day: at.day, time: at.time }) : t('home.notSubmitted')}
      isDone={isSubmitted}
      state={t(isSubmitted ? 'home.state.done' : submission ? 'home.state.changed' : 'home.state.notYet')}
    />
  )
}

interface VoluntaryPartProps extends Pick<PartProps, 'to' | 'name' | 'detail'> {
  readonly state: PartState
}

/** A part that may stay empty: it is open while delivered data is unchecked, or a second language lacks texts. */
function VoluntaryPart({ state: { count, missing, unchecked }, detail, ...part }: VoluntaryPartProps) {
  const t = useText()
  const without = missing && t('home.comments.without', { n: missing.count, language: languageNames[missing.language] })
  const open = unchecked > 0 ? t('home.state.check', { n: unchecked }) : missing && t('home.state.open', { n: missing.count })
  return (
    <Part
      {...part}
      detail={without ? `${detail}, ${without}` : detail}
      isDone={open === null && count > 0}
      state={open ?? t(count > 0 ? 'home.state.done' : 'text.voluntary')}
    />
  )
}

interface PartProps {
  readonly to: string
  readonly name: string
  readonly detail: string
  readonly state: string
  readonly isDone: boolean
}

function Part({ to, name, detail, state, isDone }: PartProps) {
  const Icon = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <li>
      <Link to={to}>
        <span className={styles.part}>
          <b>{name}</b>
          <span>{detail}</span>
        </span>
        <span className={isDone ? styles.done : styles.open}>
          <Icon size={20} aria-hidden />
          <span>{state}</span>
        </span>
      </Link>
    </li>
  )
}
