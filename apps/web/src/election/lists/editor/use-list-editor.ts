import type { List, ListCandidate } from '@plenara/contract'
import { DomainError } from '@plenara/domain/domain-error'
import { addCandidate, fillLines, type ListRules, moveLine, removeLine } from '@plenara/domain/lists'
import { announce } from '@plenara/ui/announce.ts'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo, useState } from 'react'
import { errorTextId } from '../../../data/calls/error-text.ts'
import type { UserElection } from '../../../data/commands/dream-team.ts'
import { useUserId } from '../../../data/session/session.ts'
import { randomKey } from '../../../platform/random-key.ts'
import { createList, reloadLists } from '../api.ts'
import { fullName } from '../ballot/ballot-names.ts'
import { changeDraft, type Draft, type DraftHistory, redoDraft, startHistory, undoDraft } from './draft-history.ts'
import { bodyOf, draftOf } from './list-draft.ts'
import { useChangedElsewhere } from './use-changed-elsewhere.ts'
import { type EditorInput, useListSaver } from './use-list-saver.ts'

/** The list under edit: its draft with undo, and the state of saving. Every change is saved automatically. */
export function useListEditor(input: EditorInput) {
  const { election, lists, adapted } = input
  const t = useText()
  const place: UserElection = { userId: useUserId(), electionId: election.id }
  const { saver, state } = useListSaver(place, input)
  const [history, setHistory] = useState<DraftHistory>(() => startHistory(input.start))
  const [refusal, setRefusal] = useState('')
  const [editorKey] = useState(randomKey)
  const draft = history.present
  const { candidates } = draft
  const rules = useMemo<ListRules>(
    () => ({
      lines: election.lines,
      maxRepetitions: election.maxRepetitions,
      eligibleIds: [...lists.candidates.keys()],
      formerIds: [...lists.people.keys()],
    }),
    [election, lists.candidates, lists.people],
  )
  const fillable = useMemo(
    () => fillLines(candidates, lists.favorites, rules).length - candidates.length,
    [candidates, lists.favorites, rules],
  )
  const goOnFrom = (theirs: List) => {
    saver.restart(theirs)
    setHistory(startHistory(draftOf(theirs)))
  }
  useChangedElsewhere({
    saver,
    storedLists: lists.own,
    body: bodyOf(draft, adapted),
    onChanged: (theirs) => {
      goOnFrom(theirs)
      showToast(t('lists.conflict.theirsKept'))
    },
  })
  const nameOf = (id: number) => fullName(lists.people.get(id))

  function go(next: DraftHistory, message: string) {
    if (next === history) return
    setHistory(next)
    setRefusal('')
    saver.save(next.present)
    announce(message)
  }
  const apply = (change: Partial<Draft>, message: string) => go(changeDraft(history, { ...draft, ...change }), message)

  function applyCandidates(change: () => readonly ListCandidate[], message: string) {
    try {
      apply({ candidates: change() }, message)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const limits = { repetitions: election.maxRepetitions, lines: election.lines }
      setRefusal(t(`lists.refused.${error.code}`, limits))
    }
  }

  /** Resolves a conflict: the stored list stays, and with `keepMine` the draft becomes a new list. */
  async function resolve(keepMine: boolean) {
    const { list } = state
    try {
      const theirs = (await reloadLists(place)).find(({ id }) => id === list?.id)
      if (!theirs) return saver.lose()
      if (keepMine) {
        const name = t('lists.conflict.mineName', { name: draft.name.slice(0, 90) })
        await createList(place, { ...bodyOf(draft, adapted), name }, `${editorKey}-${list?.updated}`)
      }
      goOnFrom(theirs)
      showToast(t(keepMine ? 'lists.conflict.bothKept' : 'lists.conflict.theirsKept'))
    } catch (error) {
      showToast(t(errorTextId(error)))
    }
  }

  return {
    draft,
    state,
    /** Why the last change was not possible; empty if it was. */
    refusal,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** The favourites that fit on free lines. */
    fillable,
    rules,
    add: (id: number) =>
      applyCandidates(
        () => addCandidate(candidates, id, rules),
        t('lists.said.added', { name: nameOf(id), filled: candidates.length + 1, lines: election.lines }),
      ),
    remove: (pos: number, id: number) => applyCandidates(() => removeLine(candidates, pos), t('lists.said.removed', { name: nameOf(id) })),
    move: (from: number, to: number, id: number) =>
      applyCandidates(() => moveLine(candidates, from, to), t('lists.said.moved', { name: nameOf(id), line: to, n: candidates.length })),
    fill: () => {
      const filled = fillLines(candidates, lists.favorites, rules)
      apply({ candidates: filled }, t('ballot.said.filled', { n: filled.length - candidates.length }))
    },
    /** Replaces all lines, e.g. by a tip. */
    replace: (next: readonly ListCandidate[], message: string) => applyCandidates(() => next, message),
    rename: (name: string) => apply({ name }, t('common.saved')),
    setHeading: (headingId: number | null, message: string) => apply({ headingId }, message),
    undo: () => go(undoDraft(history), t('lists.said.undone')),
    redo: () => go(redoDraft(history), t('ballot.said.redone')),
    retry: () => void saver.flush(),
    /** Returns the list once everything is saved; null on failure. */
    saved: async () => {
      if (!saver.state().list) saver.save(draft)
      return saver.flush()
    },
    resolve,
    recreate: () => void saver.recreate(draft),
  }
}

export type ListEditorState = ReturnType<typeof useListEditor>
