import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../components/button.tsx'
import { EmptyState } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { CandidateList } from './candidate-list.tsx'
import { Deck } from './deck.tsx'
import styles from './match-desk.module.css'
import { NearTiesHint } from './near-ties-hint.tsx'
import { useLater } from './use-later.ts'
import type { MatchDeskState } from './use-match-desk.ts'

export interface MatchBoardProps {
  readonly desk: MatchDeskState
  /** Room for the list beside the deck. */
  readonly isWide: boolean
  /** True while a sheet lies over it. */
  readonly isCovered: boolean
  readonly onHelp: () => void
  readonly onRateAll: () => void
}

/** The deck, the list, or both. */
export function MatchBoard({ desk, isWide, isCovered, onHelp, onRateAll }: MatchBoardProps) {
  const navigate = useNavigate()
  const { settings, change, groups } = desk
  const isInteractive = desk.mode === 'interactive'
  // The hint moves the whole list.
  const isByMatch = useLater(settings.sort === 'percent', isCovered)
  const done = () => {
    desk.finish()
    void navigate('/election/favorite-candidates')
  }
  return (
    <div className={styles.columns}>
      {isInteractive && (
        <div className={styles.deckColumn}>
          {groups.available.length === 0 && <DeckEnd desk={desk} />}
          <Deck people={groups.available} onRate={desk.rate} onUndo={desk.undo} onHelp={onHelp} />
        </div>
      )}
      {(isWide || !isInteractive) && (
        <div className={styles.listColumn}>
          {isByMatch && <NearTiesHint />}
          <CandidateList
            groups={groups}
            category={settings.category}
            isCovered={isCovered}
            onCategory={(category) => change({ category })}
            ratingOf={desk.ratingOf}
            onRate={desk.toggle}
            onRateAll={onRateAll}
            onDone={done}
            onReset={desk.reset}
          />
        </div>
      )}
    </div>
  )
}

/** Why the deck is empty, and the way on. */
function DeckEnd({ desk }: { readonly desk: MatchDeskState }) {
  const t = useText()
  if (desk.people.length === 0) return <EmptyState text={t('match.nobody')} />
  if (desk.unrated.length > 0) {
    return <EmptyState text={t('match.noneFiltered')} action={<Button onClick={desk.reset}>{t('match.resetFilter')}</Button>} />
  }
  return (
    <EmptyState
      text={t('match.allRated')}
      action={
        <ButtonLink kind="primary" to="/election/favorite-candidates">
          {t('match.toFavorites')}
        </ButtonLink>
      }
    />
  )
}
