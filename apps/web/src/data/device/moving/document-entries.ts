import type { UserExport } from '@plenara/contract'

/** What a document holds, each thing under a name of its own, so that two documents can be compared whatever their ids and order. */
export type Entries = ReadonlyMap<string, string>

/** Everything of a document but the account and its settings. A part that this program does not know counts as a whole. */
export function entriesOf(document: UserExport): Entries {
  const { format: _, version: __, account: ___, settings: ____, ...content } = document
  const { progression, elections, profile, lists, choices, notes = [], councillorNotes = [], votes = [], ...rest } = content
  const listNames = namesOf(lists)
  return new Map([
    ...progression.map(({ electionId, key, data }) => entry(`progress/${electionId}/${key}`, data)),
    ...elections.flatMap(electionEntries),
    ...(profile ? profileEntries(profile) : []),
    ...lists.map(({ id }) => entry(`list/${listNames.get(id)}`, null)),
    ...choices.map(({ electionId, listId }) => entry(`choice/${electionId}`, listNames.get(listId) ?? listId)),
    ...notes.map(({ type, reference, color }) => entry(`note/${type}/${reference}`, color)),
    ...councillorNotes.map(({ type, reference, color }) => entry(`councillor-note/${type}/${reference}`, color)),
    ...votes.map(({ parliamentVoteId, ...vote }) => entry(`vote/${parliamentVoteId}`, vote)),
    ...Object.entries(rest).map(([part, value]) => entry(`rest/${part}`, value)),
  ])
}

/** Whether a document says anything that a voter gave. */
export function isEmpty(document: UserExport): boolean {
  return entriesOf(document).size === 0
}

/** Whether it holds what may be stored under consent only. */
export function holdsOpinions(document: UserExport): boolean {
  return [...entriesOf(document).keys()].some((name) => !name.startsWith('progress/'))
}

type Entry = readonly [name: string, value: string]

function entry(name: string, value: unknown): Entry {
  return [name, stable(value)]
}

function electionEntries({ electionId, responses, matches }: UserExport['elections'][number]): Entry[] {
  const ranked = matches.filter(({ rank }) => rank !== null).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  return [
    ...responses.map(({ questionId, ...answer }) => entry(`answer/${electionId}/${questionId}`, answer)),
    ...matches.map(({ candidateId, rank: _, ...rating }) => entry(`rating/${electionId}/${candidateId}`, rating)),
    ...(ranked.length === 0
      ? []
      : [
          entry(
            `ranks/${electionId}`,
            ranked.map(({ candidateId }) => candidateId),
          ),
        ]),
  ]
}

/** What counts in all elections; which opinion a question belongs to is said by the data of each place. */
function profileEntries({ answers, ...carrying }: NonNullable<UserExport['profile']>): Entry[] {
  return [
    entry('profile/carrying', carrying),
    ...answers.map(({ electionId, questionId, at, ...answer }) => entry(`profile/${electionId}/${questionId}/${at}`, answer)),
  ]
}

/** A list is known by everything but its id; of equal ones each by its number. */
function namesOf(lists: UserExport['lists']): ReadonlyMap<number, string> {
  const counts = new Map<string, number>()
  return new Map(
    lists.map(({ id, ...list }) => {
      const content = stable(list)
      const number = (counts.get(content) ?? 0) + 1
      counts.set(content, number)
      return [id, `${content}#${number}`]
    }),
  )
}

/** JSON with the keys of objects in order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}
