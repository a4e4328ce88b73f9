import type { Election, List } from '@plenara/contract'
import { copyOf } from '@plenara/domain'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { TaskPage } from '../../components/page.tsx'
import { ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useActiveElection } from '../../lib/active-election.ts'
import { type ElectionLists, useElectionLists, useElectionOfList } from './api.ts'
import { ListEditor } from './list-editor.tsx'
import { UnknownList } from './unknown-list.tsx'
import { useListNames } from './use-list-actions.ts'
import { draftOf } from './use-list-editor.ts'

/** The list editor; without an id it begins a new list, an official list opens as a copy [ROUTE-23]. */
export function ListEditorPage() {
  const t = useText()
  const navigate = useNavigate()
  const param = useParams().listId
  const listId = param === undefined ? 0 : Number(param)
  const { election: active, elections, isPending, error } = useActiveElection()
  const home = useElectionOfList(listId, elections, active)
  const election = param === undefined ? active : home.election
  const lists = useElectionLists(election?.id ?? 0)
  // The editor of a list that was just created goes on under the address of that list.
  const [adopted, setAdopted] = useState<{ readonly id: number; readonly key: string } | null>(null)
  const key = adopted?.id === listId ? adopted.key : String(listId)
  const failure = error ?? home.error ?? (lists.data ? null : lists.error)

  if (failure) {
    return (
      <TaskPage title={t('lists.editor.title')} closeTo="/lists">
        <ErrorState error={failure} onRetry={lists.retry} />
      </TaskPage>
    )
  }
  if (election && lists.data) {
    return (
      <StartedEditor
        key={key}
        election={election}
        lists={lists.data}
        listId={listId}
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
  readonly onCreated: (id: number) => void
}

function StartedEditor({ election, lists, listId, onCreated }: StartedEditorProps) {
  const names = useListNames()
  const [start] = useState(() => startOf({ lists, listId, names }))
  return <ListEditor {...start} election={election} lists={lists} onCreated={onCreated} />
}

interface StartInput {
  readonly lists: ElectionLists
  readonly listId: number
  readonly names: ReturnType<typeof useListNames>
}

/** What the editor begins with: the own list, a copy of the official one, or nothing yet. */
function startOf({ lists, listId, names }: StartInput) {
  const own: List | null = lists.own.find(({ id }) => id === listId) ?? null
  if (own) return { list: own, start: draftOf(own), adapted: own.adapted === true }
  const official = lists.official.find(({ id }) => id === listId)
  if (!official) return { list: null, start: { name: names.newName, officialListId: null, candidates: [] }, adapted: false }
  const copy = copyOf(official)
  const start = { name: names.copyName(official, lists.official), officialListId: official.id, candidates: copy.candidates }
  return { list: null, start, adapted: true }
}
