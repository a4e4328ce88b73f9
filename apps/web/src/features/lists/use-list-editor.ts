import type { Election, List, ListCandidate } from '@plenara/contract'
import { addCandidate, DomainError, moveLine, removeLine } from '@plenara/domain'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { errorTextId } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { announce } from '../../lib/announce.ts'
import type { UserElection } from '../../lib/dream-team.ts'
import { useUserId } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { changeList, createList, type ElectionLists, newKey, reloadLists } from './api.ts'
import { fullName } from './ballot-names.ts'
import { changeDraft, type Draft, type DraftHistory, undoDraft } from './draft-history.ts'
import { createListSaver } from './list-saver.ts'

const SAVE_DELAY_MILLISECONDS = 600

export interface EditorInput {
  readonly election: Election
  readonly lists: ElectionLists
  /** The own list that is edited; null for a new one or a copy that does not exist yet. */
  readonly list: List | null
  readonly start: Draft
  readonly adapted: boolean
}

/** Saves while editing and once more on leaving; what then fails stays to be tried again from the message. */
function useSaver(place: UserElection, { list, adapted }: EditorInput) {
  const t = useText()
  const [saver] = useState(() =>
    createListSaver({
      list,
      delay: SAVE_DELAY_MILLISECONDS,
      newKey,
      create: (draft, key) => createList(place, bodyOf(draft, adapted), key),
      change: (base, draft) => changeList(place, base, bodyOf(draft, adapted)),
    }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const leave = useEffectEvent(() => saver.flush().then(() => sayUnsaved()))
  const sayUnsaved = () => {
    if (saver.state().status !== 'failed') return
    showToast(t('lists.save.failed'), { label: t('common.retry'), run: () => void saver.flush().then(sayUnsaved) })
  }
  useEffect(() => () => void leave(), [])
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

/** The list under edit: its draft with the steps to take back, and what is saved of it. Every change is saved by itself. */
export function useListEditor(input: EditorInput) {
  const { election, lists } = input
  const t = useText()
  const place: UserElection = { userId: useUserId(), electionId: election.id }
  const { saver, state } = useSaver(place, input)
  const [history, setHistory] = useState<DraftHistory>({ present: input.start, past: [] })
  const [refusal, setRefusal] = useState('')
  const draft = history.present
  const nameOf = (id: number) => fullName(lists.candidates.get(id))

  function apply(next: Draft, said: string) {
    setHistory(changeDraft(history, next))
    setRefusal('')
    saver.save(next)
    announce(said)
  }

  function applyCandidates(change: () => readonly ListCandidate[], said: string) {
    try {
      apply({ ...draft, candidates: change() }, said)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const limits = { repetitions: election.maxRepetitions, lines: election.lines }
      setRefusal(t(`lists.refused.${error.code}`, limits))
    }
  }

  return {
    draft,
    state,
    /** Why the last change was not possible; empty where it was. */
    refusal,
    canUndo: history.past.length > 0,
    add: (id: number) => {
      const rules = { lines: election.lines, maxRepetitions: election.maxRepetitions, eligibleIds: new Set(lists.candidates.keys()) }
      applyCandidates(
        () => addCandidate(draft.candidates, id, rules),
        t('lists.said.added', { name: nameOf(id), filled: draft.candidates.length + 1, lines: election.lines }),
      )
    },
    remove: (pos: number, id: number) =>
      applyCandidates(() => removeLine(draft.candidates, pos), t('lists.said.removed', { name: nameOf(id) })),
    move: (from: number, to: number, id: number) =>
      applyCandidates(
        () => moveLine(draft.candidates, from, to),
        t('lists.said.moved', { name: nameOf(id), line: to, n: draft.candidates.length }),
      ),
    settings: (change: Pick<Draft, 'name' | 'officialListId'>) => apply({ ...draft, ...change }, t('common.saved')),
    undo: () => {
      const before = undoDraft(history)
      if (before === history) return
      setHistory(before)
      setRefusal('')
      saver.save(before.present)
      announce(t('lists.said.undone'))
    },
    retry: () => void saver.flush(),
    /** The list once everything is saved; null where that fails. */
    saved: async () => {
      if (!saver.state().list) saver.save(draft)
      return saver.flush()
    },
    /** After a conflict: theirs stays, and with `keepMine` my draft becomes a list of its own. */
    resolve: async (keepMine: boolean) => {
      try {
        if (keepMine)
          await createList(
            place,
            { ...bodyOf(draft, input.adapted), name: t('lists.conflict.mineName', { name: draft.name.slice(0, 90) }) },
            newKey(),
          )
        const theirs = (await reloadLists(place)).find(({ id }) => id === state.list?.id)
        if (!theirs) return
        saver.restart(theirs)
        setHistory({ present: draftOf(theirs), past: [] })
        showToast(t(keepMine ? 'lists.conflict.bothKept' : 'lists.conflict.theirsKept'))
      } catch (error) {
        showToast(t(errorTextId(error)))
      }
    },
  }
}

export type ListEditorState = ReturnType<typeof useListEditor>

/** The draft of a list as it is saved. */
export function draftOf({ name, officialListId, candidates }: Pick<List, 'name' | 'officialListId' | 'candidates'>): Draft {
  return { name, officialListId, candidates }
}

function bodyOf(draft: Draft, adapted: boolean) {
  return {
    name: draft.name,
    officialListId: draft.officialListId,
    adapted,
    candidates: draft.candidates.map(({ id, pos }) => ({ id, pos })),
  }
}
