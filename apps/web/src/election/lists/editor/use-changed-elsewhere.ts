import type { List } from '@plenara/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { saysSame } from '../../../data/commands/offline/list-body.ts'
import { isProvisional, type ListBody } from '../../../data/commands/offline/list-inputs.ts'
import { useOtherTabWrites } from '../../../data/commands/other-tabs.ts'
import type { ListSaver } from './list-saver.ts'

interface OpenList {
  readonly saver: ListSaver
  /** The own lists as they are stored. */
  readonly own: readonly List[]
  /** What the editor shows. */
  readonly body: ListBody
  /** The list was changed: the editor goes on from it. */
  readonly onChanged: (list: List) => void
}

/** Has an open editor learn that another tab changed or deleted its list. What is not saved yet stays: saving it finds the conflict. */
export function useChangedElsewhere({ saver, own, body, onChanged }: OpenList): void {
  const writes = useOtherTabWrites('getLists')
  const seenWrites = useRef(0)
  const look = useEffectEvent((lists: readonly List[]) => {
    const { status, list } = saver.state()
    // A list that waits for its id from the server is known to nobody else.
    if (writes === seenWrites.current || status !== 'saved' || !list || isProvisional(list.id)) return
    const stored = lists.find(({ id }) => id === list.id)
    if (stored && stored.updated <= list.updated) return
    seenWrites.current = writes
    if (!stored) saver.lose()
    else if (!saysSame(stored, body)) onChanged(stored)
  })
  useEffect(() => look(own), [own])
}
