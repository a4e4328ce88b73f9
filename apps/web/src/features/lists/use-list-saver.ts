import type { Election, List } from '@plenara/contract'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useText } from '../../i18n/text.ts'
import type { UserElection } from '../../lib/dream-team.ts'
import { randomKey } from '../../lib/random-key.ts'
import { showToast } from '../../lib/toast.ts'
import { changeList, createList, type ElectionLists, reloadLists } from './api.ts'
import type { Draft } from './draft-history.ts'
import { bodyOf } from './list-draft.ts'
import { createListSaver, type ListSaver, type SaverState } from './list-saver.ts'

const SAVE_DELAY_MILLISECONDS = 600

export interface EditorInput {
  readonly election: Election
  readonly lists: ElectionLists
  /** The own list that is edited; null for a new one or a copy that does not exist yet. */
  readonly list: List | null
  readonly start: Draft
  readonly adapted: boolean
  /** Whether the start itself is worth saving, as one filled from favourites is. */
  readonly isStartSaved: boolean
}

/** Saves while editing, once more on leaving and when the network is back; what then fails stays to be tried again from the message. */
export function useListSaver(place: UserElection, input: EditorInput): { readonly saver: ListSaver; readonly state: SaverState } {
  const { list, adapted } = input
  const t = useText()
  const [saver] = useState(() =>
    createListSaver({
      list,
      delay: SAVE_DELAY_MILLISECONDS,
      newKey: randomKey,
      create: (draft, key) => createList(place, bodyOf(draft, adapted), key),
      reload: async ({ id }) => (await reloadLists(place)).find((one) => one.id === id) ?? null,
      change: (base, draft) => changeList(place, base, bodyOf(draft, adapted)),
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
    if (state.status === 'saved') return
    const warn = (event: BeforeUnloadEvent) => {
      void saver.flush()
      event.preventDefault()
    }
    const retry = () => void saver.flush()
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', retry)
    }
  }, [saver, state.status])
  return { saver, state }
}
