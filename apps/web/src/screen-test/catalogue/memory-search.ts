import type { Found, KnowledgeText, SearchIndex } from '@plenara/api'
import { MAX_RESULTS_A_KIND } from '@plenara/contract'
import { indexedWords, wordScore } from '@plenara/domain/search'
import { councillors } from './councils.ts'
import { createMemoryParliament } from './memory-parliament.ts'
import { affairs } from './parliament.ts'

/** Under this a word means something else. */
const LEAST_SCORE = 0.5

const TEXTS: readonly KnowledgeText[] = [
  {
    kind: 'article',
    path: '/information/government/federal',
    title: { de: 'Behörden: Bund', fr: 'Autorités: Confédération' },
    text: { de: 'Das Parlament macht die Gesetze.', fr: 'Le parlement fait les lois.' },
  },
  {
    kind: 'word',
    path: 'majority-of-cantons',
    title: { de: 'Ständemehr', fr: 'Majorité des cantons' },
    text: { de: 'Die Mehrheit der Kantone.', fr: 'La majorité des cantons.' },
  },
]

/** The search over the small catalogue: everything is compared with every word. */
export function createMemorySearch(): SearchIndex {
  const parliament = createMemoryParliament()
  return {
    find: async (words) => {
      const all = [
        ...(await everything(parliament)),
        ...TEXTS.map((text): Entry => [Object.values(text.title).join(' '), { kind: text.kind, text }]),
      ]
      const scored = all.map(([title, found]) => ({ found, score: scoreOf(words, indexedWords(title)) }))
      const sorted = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
      return sorted
        .filter(({ found }, index) => sorted.slice(0, index).filter((one) => one.found.kind === found.kind).length < MAX_RESULTS_A_KIND)
        .map(({ found }) => found)
    },
  }
}

type Entry = readonly [title: string, found: Found]

async function everything(parliament: ReturnType<typeof createMemoryParliament>): Promise<Entry[]> {
  const nothing = { sort: 'newest', from: null, to: null, searchTerm: '', topicKeys: null, isPeoples: null, councillor: null } as const
  const { total } = await parliament.votes({ ...nothing, page: 1 })
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 20) }, (_, index) => parliament.votes({ ...nothing, page: index + 1 })),
  )
  return [
    ...councillors.map((councillor): Entry => [`${councillor.firstName} ${councillor.lastName}`, { kind: 'person', councillor }]),
    ...affairs.map((affair): Entry => [`${affair.number} ${Object.values(affair.title).join(' ')}`, { kind: 'affair', affair }]),
    ...pages.flatMap(({ items }) =>
      items.map((vote): Entry => {
        const { title, kind } = vote.isPeoples
          ? ({ title: vote.record.title, kind: 'people-vote' } as const)
          : ({ title: vote.record.affairTitle, kind: 'parliament-vote' } as const)
        return [Object.values(title).join(' '), { kind, vote }]
      }),
    ),
  ]
}

/** The mean of the best score of each word, 0 where one has none. */
function scoreOf(typed: readonly string[], words: readonly string[]): number {
  const best = typed.map((one) => Math.max(0, ...words.map((word) => wordScore(one, word))))
  return best.some((score) => score < LEAST_SCORE) ? 0 : best.reduce((sum, score) => sum + score, 0) / typed.length
}
