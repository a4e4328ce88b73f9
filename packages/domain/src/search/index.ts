export { indexedWords, searchWords } from './search-words.ts'
export * from './word-score.ts'
