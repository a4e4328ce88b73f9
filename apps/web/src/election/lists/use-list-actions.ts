import type { Election, List, NewList } from '@plenara/contract'
import { MAX_LIST_NAME } from '@plenara/contract/constants'
import { copyOf } from '@plenara/domain/lists'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useNavigate } from 'react-router'
import { errorTextId } from '../../data/calls/error-text.ts'
import { chooseTeam } from '../../data/commands/dream-team.ts'
import { useUserId } from '../../data/session/session.ts'
import { randomKey } from '../../platform/random-key.ts'
import { createList, deleteList, type ElectionLists } from './api.ts'

/** The default names of lists: copies are named as adapted, new ones as custom [LIST-4]. */
export function useListNames() {
  const t = useText()
  return {
    copyName: (list: List, official: ElectionLists['official']) => {
      const printed = official.find(({ id }) => id === (list.officialListId ?? list.id))
      const name = list.adapted === false ? list.name : (printed?.name ?? list.name)
      return t('lists.name.adapted', { name: name.slice(0, MAX_LIST_NAME - 20) }).slice(0, MAX_LIST_NAME)
    },
    newName: t('lists.name.custom'),
  }
}

/** The actions of a list: each confirms its effect and offers to undo it [LIST-5] [LIST-6]. */
export function useListActions(election: Election, lists: ElectionLists) {
  const t = useText()
  const navigate = useNavigate()
  const names = useListNames()
  const place = { userId: useUserId(), electionId: election.id }
  const fail = (error: unknown) => showToast(t(errorTextId(error)))

  async function createAndOpen(body: NewList) {
    try {
      const created = await createList(place, body, randomKey())
      navigate(`/list/${created.id}`)
    } catch (error) {
      fail(error)
    }
  }

  async function choose(listId: number, message: string, seen?: List) {
    const before = lists.followedId
    try {
      await chooseTeam(place, listId, seen)
      showToast(message, { label: t('common.undo'), run: () => void chooseTeam(place, before).catch(fail) })
    } catch (error) {
      fail(error)
    }
  }

  async function restore(list: List) {
    try {
      const { name, adapted, officialListId, headingId, candidates } = list
      const again = await createList(place, { name, adapted, officialListId, headingId, candidates: [...candidates] }, randomKey())
      if (list.id === lists.followedId) await chooseTeam(place, again.id, again)
    } catch (error) {
      fail(error)
    }
  }

  return {
    copy: (list: List) => createAndOpen({ ...copyOf(list), name: names.copyName(list, lists.official) }),
    follow: (list: List) => {
      const replaced = [...lists.official, ...lists.own].find(({ id }) => id === lists.followedId && id !== list.id)
      const textId = replaced ? 'lists.followedInstead' : 'lists.followed'
      return choose(list.id, t(textId, { name: list.name, other: replaced?.name ?? '' }), list)
    },
    unfollow: (list: List) => choose(0, t('lists.unfollowed', { name: list.name })),
    remove: async (list: List) => {
      try {
        await deleteList(place, list)
        showToast(t('lists.deleted', { name: list.name }), { label: t('common.undo'), run: () => void restore(list) })
      } catch (error) {
        fail(error)
      }
    },
  }
}

export type ListActions = ReturnType<typeof useListActions>
