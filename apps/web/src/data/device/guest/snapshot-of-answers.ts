import type {
  AnswerComment,
  AnswerTable,
  Axis,
  Candidate,
  CandidateAnswers,
  CandidateCard,
  CandidateSnapshot,
  Category,
  ContentLanguage,
  Election,
  ElectionEntry,
  ElectionSnapshot,
  ListSnapshot,
  LocalitySnapshot,
  LocalizedText,
  OfficialList,
  Places,
  Question,
} from '@plenara/contract'
import { FURTHER_TEXTS, PROFILE_TEXTS } from '@plenara/contract/constants'

// Public answers back to records: what the presenters of packages/api make of these is again what the server answered.

type Fallback = Readonly<Partial<Record<string, ContentLanguage>>> | undefined

/** Puts a text under the language in which it is. */
function reader(language: ContentLanguage, fallback: Fallback) {
  return (field: string, text: string | null): LocalizedText => (text === null ? {} : { [fallback?.[field] ?? language]: text })
}

export function electionOf(election: Election, language: ContentLanguage): ElectionEntry {
  const { year, fallback, name, resultWithdrawn, ...rest } = election
  const text = reader(language, fallback)
  const withdrawn = resultWithdrawn && {
    on: resultWithdrawn.on,
    reason: resultWithdrawn.reason === null ? null : text('resultWithdrawn', resultWithdrawn.reason),
  }
  return { ...rest, name: text('name', name), resultWithdrawn: withdrawn }
}

export function questionsOf(questions: readonly Question[], language: ContentLanguage): ElectionSnapshot['questions'] {
  return questions.map(({ fallback, text, info, pro, contra, similarTo, ...rest }) => {
    const read = reader(language, fallback)
    return {
      ...rest,
      ...(similarTo && { similarIds: similarTo }),
      text: read('text', text),
      info: read('info', info),
      pro: read('pro', pro),
      contra: read('contra', contra),
    }
  })
}

export function categoriesOf(categories: readonly Category[], language: ContentLanguage): ElectionSnapshot['categories'] {
  return categories.map(({ id, name, fallback }) => ({ id, name: reader(language, fallback)('name', name) }))
}

export function axesOf(axes: readonly Axis[], language: ContentLanguage): ElectionSnapshot['axes'] {
  return axes.map(({ id, name }) => ({ id, name: { [language]: name } }))
}

export function listsOf(lists: readonly OfficialList[], language: ContentLanguage): readonly ListSnapshot[] {
  return lists.map(({ name, number, candidates, adapted, electionId, officialListId, headingId, ...rest }) => ({
    ...rest,
    number: number ?? '',
    name: { [language]: name },
    candidateIds: candidates.toSorted((a, b) => a.pos - b.pos).map(({ id }) => id),
  }))
}

/** People, with their profiles where the answer has them. */
export function candidatesOf(people: readonly (CandidateCard | Candidate)[], language: ContentLanguage): readonly CandidateSnapshot[] {
  return people.map((person) => {
    const { electionId, listNumber, ...card } = person
    const profile = 'links' in person ? person : null
    const read = reader(language, profile?.fallback)
    return {
      ...cardFacts(card),
      occupation: read('occupation', person.occupation),
      texts: profile ? textsOf(profile, read) : {},
      campaignBudget: profile?.campaignBudget ?? null,
      vestedInterests: (profile?.interests ?? []).map(({ organisation, role, paid, since }) => ({
        organisation: read('vestedInterests', organisation),
        role: read('vestedInterests', role),
        ...{ paid, since },
      })),
      links: profile?.links ?? [],
      languages: profile?.languages ?? [],
      ...(profile?.statement && { statement: profile.statement }),
      ...(profile?.hasChanges && { hasChanges: profile.hasChanges }),
    }
  })
}

function cardFacts(card: Omit<CandidateCard, 'electionId' | 'listNumber'>) {
  const { id, firstName, lastName, birthYear, sex, partyId, listId, listPosition, number, place, incumbent, portrait } = card
  const mark = { sourceId: card.sourceId, fictional: card.fictional }
  return { id, firstName, lastName, birthYear, sex, partyId, listId, listPosition, number, place, incumbent, portrait, ...mark }
}

function textsOf(profile: Candidate, read: ReturnType<typeof reader>): CandidateSnapshot['texts'] {
  return Object.fromEntries([...PROFILE_TEXTS, ...FURTHER_TEXTS].map((field) => [field, read(field, profile[field])]))
}

/** The municipalities of a postcode; none where it is unknown. */
export function localitiesOf({ municipalities, postcodes }: Places, zip: string): readonly LocalitySnapshot[] {
  return (postcodes[zip] ?? []).flatMap((index) => {
    const place = municipalities[index]
    if (!place) return []
    const { name, ...rest } = place
    return [{ zip, municipality: name, ...rest }]
  })
}

/** What each candidate answered. */
export function answersOf(
  { values, questionIds, candidateIds, columns }: AnswerTable,
  comments: readonly AnswerComment[],
  language: ContentLanguage,
): readonly CandidateAnswers[] {
  const said = new Map(comments.map((one) => [`${one.candidateId}/${one.questionId}`, one]))
  return candidateIds.map((candidateId, row) => ({
    candidateId,
    answers: questionIds.flatMap((questionId, column) => {
      const value = values[Number(columns[column]?.[row])] ?? null
      const { comment, commentLanguage, important } = said.get(`${candidateId}/${questionId}`) ?? {}
      if (value === null && comment === undefined) return []
      return [
        {
          ...{ questionId, value },
          ...(comment && { comment: { [commentLanguage ?? language]: comment } }),
          ...(important && { important }),
        },
      ]
    }),
  }))
}
