import type { ContentLanguage } from '@plenara/contract'
import { LEVELS } from '@plenara/contract/constants'
import type { FigureName } from '../../shared/explainer/figures.ts'
import { textLoader } from '../../shared/explainer/text-files.ts'

export const RESOURCES = ['government', 'elections', 'questionnaire'] as const

export type Resource = (typeof RESOURCES)[number]
export type Level = (typeof LEVELS)[number]

/** One of the nine articles. */
export interface ArticleAddress {
  readonly resource: Resource
  readonly level: Level
}

/** The figures of each article, in the order in which they are shown. */
export const ARTICLE_FIGURES: Readonly<Record<Resource, Readonly<Record<Level, readonly FigureName[]>>>> = {
  government: {
    federal: ['nationalCouncil', 'councilOfStates', 'federalAssembly', 'federalCouncil', 'groupMinimum', 'federalJudges'],
    cantonal: ['cantons', 'baselGrandCouncil', 'baselConstituencies'],
    communal: ['communes'],
  },
  elections: {
    federal: ['nationalCouncil', 'councilOfStates', 'federalCouncil', 'cantons', 'term'],
    cantonal: ['cantons', 'term', 'longTerm', 'baselGrandCouncil', 'baselConstituencies'],
    communal: ['communes', 'cantons'],
  },
  questionnaire: {
    federal: ['fourAnswers', 'sevenAnswers', 'fiveAnswers', 'weights'],
    cantonal: ['fourAnswers', 'weights'],
    communal: ['fourAnswers', 'weights'],
  },
}

/** The article of the parts of an address, or null. */
export function articleOf(resource: string | undefined, level: string | undefined): ArticleAddress | null {
  const named = RESOURCES.find((other) => other === resource)
  const at = LEVELS.find((other) => other === level)
  return named && at ? { resource: named, level: at } : null
}

const load = textLoader(import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' }))

/** The Markdown of an article in a language; the same promise for the same text. */
export function textOf({ resource, level }: ArticleAddress, language: ContentLanguage): Promise<string> {
  return load(`./texts/${language}/${resource}-${level}.md`)
}
