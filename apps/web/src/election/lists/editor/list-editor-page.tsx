import type { Election, List } from '@plenara/contract'
import { copyOf, fillLines } from '@plenara/domain/lists'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useMatches } from '../../../data/commands/ratings.ts'
import { useActiveElection } from '../../../data/queries/active-election.ts'
import { TaskPage } from '../../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { type ElectionLists, useElectionLists, useElectionOfList } from '../api.ts'
import { UnknownList } from '../unknown-list.tsx'
import { useListNames } from '../use-list-actions.ts'
import { draftOf } from './list-draft.ts'
import { ListEditor } from './list-editor.tsx'

/** The list editor; without an id it starts a new list, an official list opens as a copy [ROUTE-23]. */
export function ListEditorPage() {
  const t = useText()
  const navigate = useNavigate()
  const param = useParams().listId
  const listId = param === undefined ? 0 : Number(param)
  const [search] = useSearchParams()
  const isFromFavorites = param === undefined && search.get('from') === 'favorites'
  const { election: active, elections, isPending, error } = useActiveElection()
  const home = useElectionOfList(listId, elections, active)
  // A list that is deleted elsewhere stays open: its editor shows the message.
  const [opened, setOpened] = useState<{ readonly listId: number; readonly election: Election } | null>(null)
  if (home.election && opened?.listId !== listId) setOpened({ listId, election: home.election })
  const found = home.election ?? (opened?.listId === listId ? opened.election : undefined)
  const election = param === undefined ? active : found
  const lists = useElectionLists(election?.id ?? 0)
  const matches = useMatches(election?.id ?? 0)
  const isWaiting = isFromFavorites && matches.isPending
  // The editor of a list that was just created continues under the address of that list.
  const [adopted, setAdopted] = useState<{ readonly id: number; readonly key: string } | null>(null)
  const key = adopted?.id === listId ? adopted.key : String(listId)
  // The open editor stays while a later call fails, because it has the draft.
  const failure = election && lists.data ? null : (error ?? home.error ?? lists.error)

  if (failure) {
    return (
      <TaskPage title={t('lists.editor.title')} closeTo="/lists">
        <ErrorState error={failure} onRetry={lists.retry} />
      </TaskPage>
    )
  }
  if (election && lists.data && !isWaiting) {
    return (
      <StartedEditor
        key={key}
        election={election}
        lists={lists.data}
        listId={listId}
        isFromFavorites={isFromFavorites}
        onCreated={(id) => {
          setAdopted({ id, key })
          navigate(`/list/${id}`, { replace: true })
        }}
      />
    )
  }
  if (isPending || home.isPending || election) {
    return (
      <TaskPage title={t('lists.editor.title')} closeTo="/lists">
        <Skeleton rows={6} />
      </TaskPage>
    )
  }
  return <UnknownList />
}

interface StartedEditorProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly listId: number
  readonly isFromFavorites: boolean
  readonly onCreated: (id: number) => void
}

function StartedEditor({ election, lists, listId, isFromFavorites, onCreated }: StartedEditorProps) {
  const names = useListNames()
  const [start] = useState(() => startOf({ election, lists, listId, isFromFavorites, names }))
  return <ListEditor {...start} election={election} lists={lists} addressId={listId} onCreated={onCreated} />
}

interface StartInput extends Omit<StartedEditorProps, 'onCreated'> {
  readonly names: ReturnType<typeof useListNames>
}

/** The initial state of the editor: an existing list, a copy of an official one, the favourites, or an empty draft. */
function startOf({ election, lists, listId, isFromFavorites, names }: StartInput) {
  const existing: List | null = lists.own.find(({ id }) => id === listId) ?? null
  if (existing) return { list: existing, start: draftOf(existing), adapted: existing.adapted === true, isStartSaved: false }
  const official = lists.official.find(({ id }) => id === listId)
  if (official) {
    const start = { ...draftOf(official), name: names.copyName(official, lists.official), candidates: copyOf(official).candidates }
    return { list: null, start, adapted: true, isStartSaved: false }
  }
  const rules = { lines: election.lines, maxRepetitions: election.maxRepetitions, eligibleIds: lists.candidates.keys() }
  const candidates = isFromFavorites ? fillLines([], lists.favorites, rules) : []
  const start = { name: names.newName, officialListId: null, headingId: null, candidates }
  return { list: null, start, adapted: false, isStartSaved: candidates.length > 0 }
}
