import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { needTexts } from '../../i18n/needed-texts.ts'
import { EmptyState, Skeleton } from '../../shared/page/state-panel.tsx'
import { NO_FILTER } from '../shared/match-settings.ts'
import { CandidateList } from './candidate-list.tsx'
import { Deck, type FocusWish } from './deck.tsx'
import { EnoughSeen } from './enough-seen.tsx'
import styles from './match-desk.module.css'
import { NearTiesHint } from './near-ties-hint.tsx'
import type { OpenList } from './shelves/open-list.ts'
import type { MatchDeskState } from './use-match-desk.ts'
import { type BoardView, ViewSwitch } from './view-switch.tsx'

/** From this number of people on there are shelves besides deck and list. */
const BIG_FIELD = 300

const Shelves = lazy(async () => {
  const [{ Shelves }] = await Promise.all([import('./shelves/shelves.tsx'), needTexts()])
  return { default: Shelves }
})

export interface MatchBoardProps {
  readonly desk: MatchDeskState
  /** Whether there is room for the list beside the deck. */
  readonly isWide: boolean
  readonly onHelp: () => void
  readonly onRateAll: () => void
  readonly onUndo: () => void
  readonly wantsFocus: FocusWish
}

/** The deck, the list or shelves, or deck and list. */
export function MatchBoard({ desk, isWide, onHelp, onRateAll, onUndo, wantsFocus }: MatchBoardProps) {
  const navigate = useNavigate()
  const { settings, change, groups } = desk
  const isInteractive = desk.mode === 'interactive'
  const isBig = desk.people.length >= BIG_FIELD
  const hasShelves = !isInteractive && isBig && settings.view === 'shelves'
  const show = (view: BoardView) => {
    if (view === 'deck') desk.setMode('interactive')
    else change({ view, ...(view === 'shelves' && { filter: NO_FILTER }) })
  }
  const list: OpenList = ({ sort, filter }) => change({ view: 'list', category: 'available', sort, filter: { ...NO_FILTER, ...filter } })
  const done = () => {
    desk.finish()
    void navigate('/election/favorite-candidates')
  }
  const enough = desk.people.length > 0 && <EnoughSeen isDone={desk.isFinished} onDone={done} />
  return (
    <div className={styles.columns}>
      {isInteractive && (
        <div className={styles.deckColumn}>
          {groups.available.length === 0 ? <DeckEnd desk={desk} onDone={done} /> : enough}
          <Deck people={groups.available} onRate={desk.rate} onUndo={onUndo} onHelp={onHelp} wantsFocus={wantsFocus} />
        </div>
      )}
      {(isWide || !isInteractive) && (
        <div className={`${styles.listColumn} ${hasShelves ? styles.shelves : ''}`}>
          {!isInteractive && enough}
          {!isInteractive && isBig && <ViewSwitch view={settings.view} onView={show} />}
          {hasShelves ? (
            <Suspense fallback={<Skeleton rows={6} />}>
              <Shelves electionId={desk.election.id} people={desk.people} unrated={desk.unrated} onList={list} />
            </Suspense>
          ) : (
            <>
              {desk.isByMatch && <NearTiesHint />}
              <CandidateList
                groups={groups}
                category={settings.category}
                sort={desk.shownSort}
                onCategory={(category) => change({ category })}
                ratingOf={desk.ratingOf}
                onRate={desk.toggle}
                onRateAll={onRateAll}
                onReset={desk.reset}
              />
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** Why the deck is empty, and the next step. */
function DeckEnd({ desk, onDone }: { readonly desk: MatchDeskState; readonly onDone: () => void }) {
  const t = useText()
  if (desk.people.length === 0) return <EmptyState text={t('match.nobody')} />
  if (desk.unrated.length > 0) {
    return <EmptyState text={t('match.noneFiltered')} action={<Button onClick={desk.reset}>{t('match.resetFilter')}</Button>} />
  }
  return (
    <EmptyState
      text={t('match.allRated')}
      action={
        <Button kind="primary" onClick={onDone}>
          {t('match.toFavorites')}
        </Button>
      }
    />
  )
}
