export * from './content-language.ts'
export * from './round-shares.ts'
export * from './search.ts'
export * from './texts.ts'
