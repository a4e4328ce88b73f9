import type { Election, List } from '@plenara/contract'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { UserElection } from '../../../data/commands/dream-team.ts'
import { waitingCount } from '../../../data/outbox/waiting-flag.ts'
import { isLocalSession } from '../../../data/session/local-account.ts'
import { currentSession } from '../../../data/session/session-store.ts'
import { randomKey } from '../../../platform/random-key.ts'
import { changeList, createList, type ElectionLists } from '../api.ts'
import type { Draft } from './draft-history.ts'
import { bodyOf } from './list-draft.ts'
import { createListSaver, type ListSaver, type SaverState } from './list-saver.ts'

const REQUEST_DELAY_MS = 600

/**
 * How long changes of a list are collected before they are saved, in milliseconds. Changes that stay on this device need no request, and could not be saved
 * while the page is being left: they are saved at once.
 */
export function saveDelay(): number {
  const stays = isLocalSession(currentSession()) || !onlineManager.isOnline() || waitingCount() > 0
  return stays ? 0 : REQUEST_DELAY_MS
}

export interface EditorInput {
  readonly election: Election
  readonly lists: ElectionLists
  /** The list that is edited; null for a new one or a copy that does not exist yet. */
  readonly list: List | null
  readonly start: Draft
  readonly adapted: boolean
  /** Whether the initial draft itself is saved, as one filled from favourites is. */
  readonly isStartSaved: boolean
}

/** Saves while editing, on leaving, when the page is hidden or closed, and when the network is back; a failure can be retried from its message. */
export function useListSaver(place: UserElection, input: EditorInput): { readonly saver: ListSaver; readonly state: SaverState } {
  const { list, adapted } = input
  const t = useText()
  const [saver] = useState(() =>
    createListSaver({
      list,
      delay: saveDelay,
      newKey: randomKey,
      create: (draft, key) => createList(place, bodyOf(draft, adapted), key),
      change: (base, draft, unanswered) => changeList(place, base, bodyOf(draft, adapted), unanswered ? [bodyOf(unanswered, adapted)] : []),
    }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const begin = useEffectEvent(() => {
    if (input.isStartSaved && !saver.state().list) saver.save(input.start)
  })
  const leave = useEffectEvent(() => saver.flush().then(() => sayUnsaved()))
  const sayUnsaved = () => {
    if (saver.state().status !== 'failed') return
    showToast(t('lists.save.failed'), { label: t('common.retry'), run: () => void saver.flush().then(sayUnsaved) })
  }
  useEffect(() => {
    begin()
    return () => void leave()
  }, [])
  useEffect(() => {
    const flush = () => void saver.flush()
    // A phone may end a hidden page without another event.
    const flushHidden = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', flush)
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flushHidden)
    }
  }, [saver])
  useEffect(() => {
    if (state.status === 'saved') return
    const warn = (event: BeforeUnloadEvent) => {
      void saver.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [saver, state.status])
  return { saver, state }
}
