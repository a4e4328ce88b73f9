import type { searchRoutes } from '../routes/search.ts'
import type { CallDoc } from './call-doc.ts'

export const searchDocs: Readonly<Record<keyof typeof searchRoutes, CallDoc>> = {
  search: {
    summary: 'People, votes, affairs, articles and words of the glossary by words',
    description:
      'The best first; typing errors are forgiven. Of the votes of a parliament on one affair the best hit stands for all, and invented records are left out where there are real ones.',
    answer: {
      items: [{ kind: 'word', word: { term: 'Ständemehr', text: 'Die Mehrheit der Kantone.' } }],
    },
  },
}
