import type { CandidacyOfPerson } from '@plenara/contract'
import { UPLOAD_TYPES } from '@plenara/contract/desk-pictures'
import { portraitAddress } from '@plenara/contract/desk-client'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { type ComponentType, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { explainedId } from '../../page/error-text.ts'
import { ErrorState } from '../../page/states.tsx'
import { useArrival } from '../../page/use-arrival.ts'
import { frozenTextId } from '../shared/frozen-text.ts'
import { PortraitViews } from '../shared/portrait-views.tsx'
import styles from './portrait-page.module.css'
import { usePortrait, type Work } from './use-portrait.ts'

/** The portrait of the person, which is voluntary: choose or take, crop, send, remove. */
export function PortraitPage({ candidacy }: { readonly candidacy: CandidacyOfPerson }) {
  const t = useText()
  const heading = useArrival(t('portrait.title'))
  const { work, choose, use, giveUp, remove, removing } = usePortrait(candidacy)
  const { by } = candidacy.portrait
  const isBusy = work.step === 'shrinking' || work.step === 'sending'
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('portrait.title')}
      </h1>
      {candidacy.isFrozen ? (
        <p className={styles.frozen}>{t(frozenTextId(candidacy))}</p>
      ) : (
        <p className={styles.lead}>{t('portrait.lead')}</p>
      )}
      {work.step === 'cropping' ? (
        <work.Cropping photo={work.photo} onUse={(area) => use(work.photo, area)} onCancel={giveUp} />
      ) : (
        <>
          <Present candidacy={candidacy} />
          <Progress work={work} onGiveUp={giveUp} />
          {!candidacy.isFrozen && !isBusy && (
            <div className={styles.actions}>
              <Choice label={t('portrait.choose')} Icon={IconPhoto} onChosen={choose} />
              <Choice label={t('portrait.take')} Icon={IconCamera} isTaken onChosen={choose} />
              {by !== 'nobody' && (
                <Button onClick={remove} aria-disabled={removing.isPending}>
                  {t('portrait.remove')}
                </Button>
              )}
            </div>
          )}
          {removing.isError && <ErrorState error={removing.error} onRetry={remove} />}
        </>
      )}
    </main>
  )
}

/** The portrait that voters see after a submission, and its source. */
function Present({ candidacy }: { readonly candidacy: CandidacyOfPerson }) {
  const t = useText()
  const { portrait, delivered, id } = candidacy
  return (
    <>
      <PortraitViews src={portrait.hash === null ? null : portraitAddress('/api', id, portrait.hash)} />
      {portrait.by === 'nobody' && <p>{t('portrait.none')}</p>}
      {portrait.by === 'delivered' && (
        <p>{delivered.source === null ? t('portrait.delivered') : t('portrait.deliveredBy', { source: delivered.source })}</p>
      )}
    </>
  )
}

/** The progress of an upload, or the reason of its failure with the next step. */
function Progress({ work, onGiveUp }: { readonly work: Work; readonly onGiveUp: () => void }) {
  const t = useText()
  return (
    <>
      <div role="status" className={styles.state}>
        {work.step === 'opening' && <p>{t('portrait.opening')}</p>}
        {work.step === 'shrinking' && <p>{t('portrait.shrinking')}</p>}
        {work.step === 'sending' && <p>{t('portrait.sending')}</p>}
        {work.step === 'saved' && <p>{t('portrait.saved')}</p>}
      </div>
      {work.step === 'sending' && (
        <div className={styles.sending}>
          <progress aria-label={t('portrait.sending')} value={Math.round(work.share * 100)} max={100} />
          <Button size="small" onClick={onGiveUp}>
            {t('portrait.cancel')}
          </Button>
        </div>
      )}
      {work.step === 'refused' && (
        <p className={styles.refused} role="alert">
          {t(explainedId(work.code))}
        </p>
      )}
      {work.step === 'waiting' && <Waiting {...work} onGiveUp={onGiveUp} />}
    </>
  )
}

type WaitingProps = Omit<Extract<Work, { step: 'waiting' }>, 'step'> & { readonly onGiveUp: () => void }

/** A failed upload; the photograph stays available while the page is open. */
function Waiting({ code, again, onGiveUp }: WaitingProps) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <div className={styles.refused} role="alert">
      <p>{t(explainedId(code))}</p>
      <p>{t('portrait.kept')}</p>
      {code === 'unauthorized' && (
        <Link to={`/candidacy/sign-in?to=${encodeURIComponent(pathname)}`} target="_blank">
          {t('signIn.submit')}
        </Link>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={again}>
          {t('questions.again')}
        </Button>
        <Button size="small" onClick={onGiveUp}>
          {t('portrait.cancel')}
        </Button>
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  /** Whether the photograph is taken with the camera of the device. */
  readonly isTaken?: boolean
  readonly onChosen: (file: Blob) => void
}

/** A file input that looks like a button. */
function Choice({ label, Icon, isTaken = false, onChosen }: ChoiceProps) {
  const id = useId()
  return (
    <span className={isTaken ? `${styles.choice} ${styles.taken}` : styles.choice}>
      <input
        id={id}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        {...(isTaken && { capture: 'user' })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChosen(file)
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id}>
        <Icon size={20} aria-hidden /> <span>{label}</span>
      </label>
    </span>
  )
}
