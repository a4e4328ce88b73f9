import type { List } from '@plenara/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { saysSame } from '../../../data/commands/offline/list-body.ts'
import { isProvisional, type ListBody } from '../../../data/commands/offline/list-inputs.ts'
import { useOtherTabWrites } from '../../../data/commands/other-tabs.ts'
import type { ListSaver } from './list-saver.ts'

interface OpenList {
  readonly saver: ListSaver
  /** The user's lists as they are stored. */
  readonly storedLists: readonly List[]
  /** The present content of the editor. */
  readonly body: ListBody
  /** Called with a changed list, from which the editor continues. */
  readonly onChanged: (list: List) => void
}

/** Updates an open editor when another tab changes or deletes its list. Unsaved changes stay: saving them reports the conflict. */
export function useChangedElsewhere({ saver, storedLists, body, onChanged }: OpenList): void {
  const writes = useOtherTabWrites('getLists')
  const seenWrites = useRef(0)
  const look = useEffectEvent((lists: readonly List[]) => {
    const { status, list } = saver.state()
    // A list with a provisional id exists in this tab alone.
    if (writes === seenWrites.current || status !== 'saved' || !list || isProvisional(list.id)) return
    const stored = lists.find(({ id }) => id === list.id)
    if (stored && stored.updated <= list.updated) return
    seenWrites.current = writes
    if (!stored) saver.lose()
    else if (!saysSame(stored, body)) onChanged(stored)
  })
  useEffect(() => look(storedLists), [storedLists])
}
