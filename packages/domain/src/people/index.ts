export * from './candidate-filter.ts'
export { createNameMatcher, type NamedPerson } from './name-matcher.ts'
export * from './notes.ts'
export * from './ranking.ts'
